import { rulesWith } from '@forecourt/validation';
import type { DecidedRequest } from '../authorization/decideBatch.ts';
import type { News } from './announce.ts';

/** The webhook event for an authorization decision. */
export const decisionNews = ({
  transactionId,
  transactionNumber,
  arrival,
  card,
  decision,
}: DecidedRequest): News => {
  const isDeclined = decision.outcome === 'declined';
  return {
    type: isDeclined ? 'purchase.declined' : 'purchase.approved',
    objectId: transactionId,
    data: {
      transactionNumber,
      cardId: card.row.id,
      last4: card.row.last4,
      siteNumber: arrival.site.site_number,
      occurredAt: arrival.at.toISOString(),
      approvedCents: decision.approvedCents,
      ...(isDeclined ? { rules: rulesWith(decision, 'decline').map(({ rule }) => rule) } : {}),
    },
  };
};
