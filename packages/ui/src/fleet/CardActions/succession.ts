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

/** A request to replace or reissue a card. */
export interface Succession {
  /** `null` for a reissue: new plastic of an active card. */
  readonly reason: ReplacementReason | null;
  readonly nameOnCard: string;
  /** `null` for the address of the card's group, or else of its last order. */
  readonly delivery: CardDelivery | null;
}

/** The form's field values. */
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

/** Which question the form asks; `nothing` when it reissues several cards. */
export type SuccessionQuestion = 'reason' | 'nameOnCard' | 'nothing';

/** Checks the fields that the form shows. */
export const checkSuccession =
  (question: SuccessionQuestion) =>
  (draft: SuccessionDraft): readonly FieldIssue[] => [
    ...(question === 'reason' ? issuesOf(replacementReason, draft.reason, 'reason') : []),
    ...(question === 'nameOnCard'
      ? issuesOf(cardReissue.shape.nameOnCard, draft.nameOnCard, 'nameOnCard')
      : []),
    ...(draft.where === 'other' ? issuesOf(cardDelivery, draft) : []),
  ];

/** Converts a draft that passed the check. */
export function toSuccession(draft: SuccessionDraft): Succession {
  const reason = replacementReason.safeParse(draft.reason);
  return {
    reason: reason.success ? reason.data : null,
    nameOnCard: draft.nameOnCard.trim(),
    delivery: draft.where === 'other' ? cardDelivery.parse(draft) : null,
  };
}
