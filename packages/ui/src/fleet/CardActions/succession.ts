import {
  cardDelivery,
  cardReissue,
  replacementReason,
  type CardDelivery,
  type FieldIssue,
  type ReplacementReason,
} from '@forecourt/validation';
import { issuesOf } from '../form/index.ts';

/** The fields of an address, with what the browser fills into them. */
export const ADDRESS_FIELDS = [
  ['attention', 'shipping name'],
  ['street', 'shipping street-address'],
  ['city', 'shipping address-level2'],
  ['state', 'shipping address-level1'],
  ['postalCode', 'shipping postal-code'],
] as const;

/** What is asked when a card makes way for another one. */
export interface Succession {
  /** null: new plastic of a card in use. */
  readonly reason: ReplacementReason | null;
  readonly nameOnCard: string;
  /** null: where the cards of its group, else of its last order, went. */
  readonly delivery: CardDelivery | null;
}

/** What the fields hold. */
export interface SuccessionDraft {
  reason: string;
  nameOnCard: string;
  where: 'usual' | 'other';
  service: string;
  attention: string;
  street: string;
  city: string;
  state: string;
  postalCode: string;
}

export const draftOfSuccession = (nameOnCard: string | null): SuccessionDraft => ({
  reason: '',
  nameOnCard: nameOnCard ?? '',
  where: 'usual',
  service: 'standard',
  attention: '',
  street: '',
  city: '',
  state: '',
  postalCode: '',
});

const addressOf = ({ service, attention, street, city, state, postalCode }: SuccessionDraft) => ({
  service,
  attention,
  street,
  city,
  state,
  postalCode,
});

/** What is asked about: why one card or many are replaced, or the name on new plastic of one card. */
export type SuccessionQuestion = 'reason' | 'nameOnCard' | 'nothing';

/** Checks the fields of what is asked. */
export const checkSuccession =
  (asked: SuccessionQuestion) =>
  (draft: SuccessionDraft): readonly FieldIssue[] => [
    ...(asked === 'reason'
      ? issuesOf(replacementReason, draft.reason).map((issue) => ({ ...issue, path: 'reason' }))
      : []),
    ...(asked === 'nameOnCard'
      ? issuesOf(cardReissue.shape.nameOnCard, draft.nameOnCard).map((issue) => ({
          ...issue,
          path: 'nameOnCard',
        }))
      : []),
    ...(draft.where === 'other' ? issuesOf(cardDelivery, addressOf(draft)) : []),
  ];

/** What is sent, once the fields passed. */
export function toSuccession(draft: SuccessionDraft): Succession {
  const reason = replacementReason.safeParse(draft.reason);
  const delivery = cardDelivery.safeParse(addressOf(draft));
  return {
    reason: reason.success ? reason.data : null,
    nameOnCard: draft.nameOnCard.trim(),
    delivery: draft.where === 'other' && delivery.success ? delivery.data : null,
  };
}
