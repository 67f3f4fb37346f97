import {
  cardDelivery,
  cardReissue,
  replacementReason,
  type CardDelivery,
  type FieldIssue,
  type ReplacementReason,
} from '@forecourt/validation';
import { issuesOf } from '../form/index.ts';
import { EMPTY_DELIVERY } from '../CardOrderForm/draft.ts';

/** What is asked when a card makes way for another one. */
export interface Succession {
  /** null: new plastic of a card in use. */
  readonly reason: ReplacementReason | null;
  readonly nameOnCard: string;
  /** null: where the cards of its group, else of its last order, went. */
  readonly delivery: CardDelivery | null;
}

/** What the fields hold. */
export interface SuccessionDraft extends CardDelivery {
  reason: string;
  nameOnCard: string;
  where: 'usual' | 'other';
}

export const draftOfSuccession = (nameOnCard: string | null): SuccessionDraft => ({
  reason: '',
  nameOnCard: nameOnCard ?? '',
  where: 'usual',
  ...EMPTY_DELIVERY,
});

/** What is asked about: why one card or many are replaced, or the name on new plastic of one card. */
export type SuccessionQuestion = 'reason' | 'nameOnCard' | 'nothing';

/** Checks the fields of what is asked. */
export const checkSuccession =
  (asked: SuccessionQuestion) =>
  (draft: SuccessionDraft): readonly FieldIssue[] => [
    ...(asked === 'reason' ? issuesOf(replacementReason, draft.reason, 'reason') : []),
    ...(asked === 'nameOnCard'
      ? issuesOf(cardReissue.shape.nameOnCard, draft.nameOnCard, 'nameOnCard')
      : []),
    ...(draft.where === 'other' ? issuesOf(cardDelivery, draft) : []),
  ];

/** What is sent, once the fields passed. */
export function toSuccession(draft: SuccessionDraft): Succession {
  const reason = replacementReason.safeParse(draft.reason);
  return {
    reason: reason.success ? reason.data : null,
    nameOnCard: draft.nameOnCard.trim(),
    delivery: draft.where === 'other' ? cardDelivery.parse(draft) : null,
  };
}
