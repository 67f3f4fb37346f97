import * as z from 'zod/mini';
import type { AccountState } from '../accounts/accounts.ts';
import { unlessReadOnly } from '../accounts/guards.ts';
import { reason } from '../core/issue.ts';
import { defineLifecycle, guard } from '../core/lifecycle.ts';
import {
  id,
  instant,
  integer,
  list,
  natural,
  nullable,
  oneOf,
  shape,
  text,
} from '../core/shape.ts';
import { disputeEvidence } from './disputeEvidence.ts';
import { DISPUTE_TYPES } from './disputeForm.ts';

/** States of a dispute. Its documents are filed with it or follow by `documentationDueOn`. */
export const DISPUTE_STATES = [
  'documentsDue',
  'underReview',
  'credited',
  'denied',
  'withdrawn',
  'expired',
] as const;
export const disputeState = oneOf(DISPUTE_STATES);
export type DisputeState = z.infer<typeof disputeState>;

/** A document of a dispute; its content is fetched separately. */
export const disputeDocument = shape({
  documentId: id,
  name: text(255),
  bytes: natural,
  addedAt: instant,
});

/** A dispute of one purchase. [ENT-44, DISP-01] */
export const dispute = shape({
  disputeId: id,
  /** Number shown to people; sequential per account. */
  disputeNumber: text(12),
  type: oneOf(DISPUTE_TYPES),
  reason: text(500),
  status: disputeState,
  amountCents: integer,
  currency: text(3),
  transactionId: id,
  transactionNumber: text(20),
  cardLast4: text(4),
  siteName: text(80),
  filedAt: instant,
  filedBy: text(120),
  /** `YYYY-MM-DD`; the last day for documents. [DISP-06] */
  documentsDueOn: text(10),
  decidedAt: nullable(instant),
  documents: list(disputeDocument),
  /** `null` if none was recorded. */
  evidence: nullable(disputeEvidence),
  version: natural,
});
export type Dispute = z.infer<typeof dispute>;

/** What a dispute's lifecycle needs to know in addition to its state. */
export interface DisputeStateContext {
  readonly accountState: AccountState;
  readonly documentCount: number;
}

const isWritable = unlessReadOnly('dispute.accountReadOnly');
const hasDocuments = guard<DisputeStateContext>(
  'dispute.documentsNeeded',
  ({ documentCount }) => documentCount > 0,
);

/**
 * State transitions of a dispute: documents start the review, which ends it. Without documents in
 * time, it expires. [DISP-02, DISP-06]
 */
export const disputeLifecycle = defineLifecycle<DisputeState, DisputeStateContext>((state) =>
  reason(`dispute.is.${state}`),
)({
  review: { from: ['documentsDue'], to: 'underReview', guards: [isWritable, hasDocuments] },
  withdraw: {
    from: ['documentsDue', 'underReview'],
    to: 'withdrawn',
    guards: [isWritable],
    irreversible: true,
  },
  credit: { from: ['underReview'], to: 'credited', irreversible: true },
  deny: { from: ['underReview'], to: 'denied', irreversible: true },
  expire: { from: ['documentsDue'], to: 'expired', irreversible: true },
});
export type DisputeAction = keyof typeof disputeLifecycle.table;

/** The message key for a state's name. */
export const disputeStateKey = (state: DisputeState) => `disputeState.${state}` as const;
