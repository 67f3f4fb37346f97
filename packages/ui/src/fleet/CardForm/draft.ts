import {
  NO_LIMITS,
  cardEdit,
  cardLimit,
  type FieldIssue,
  type PurchaseLimits,
} from '@forecourt/validation';
import { NO_DEPARTMENT, issuesOf } from '../form/index.ts';
import { checkLimits, draftOf, fieldOfIssue, limitsOf, type LimitDraft } from '../limits/draft.ts';

/** What can be changed about a card that is in use. */
export interface CardChange {
  readonly nameOnCard: string;
  readonly fleetId: string;
  readonly departmentId: string | null;
  readonly groupId: string | null;
  readonly profileId: string;
  /** The driver or vehicle whose card it is; null: no one's. */
  readonly assigneeId: string | null;
  /** Limits in place of the profile's; null: the profile's hold. */
  readonly ownLimits: PurchaseLimits | null;
}

/** What the fields of a card hold, with those of its own limits. */
export interface CardDraft extends LimitDraft {
  nameOnCard: string;
  fleetId: string;
  departmentId: string;
  groupId: string;
  profileId: string;
  assigneeId: string;
  hasOwnLimits: boolean;
}

/** Own limits have no name; the rule of named ones gets this. */
const NAMELESS = '-';

export const draftOfCard = (card: CardChange): CardDraft => ({
  ...draftOf(NAMELESS, card.ownLimits ?? NO_LIMITS),
  nameOnCard: card.nameOnCard,
  fleetId: card.fleetId,
  departmentId: card.departmentId ?? NO_DEPARTMENT,
  groupId: card.groupId ?? NO_DEPARTMENT,
  profileId: card.profileId,
  assigneeId: card.assigneeId ?? '',
  hasOwnLimits: card.ownLimits !== null,
});

export const toCardChange = (draft: CardDraft): CardChange => ({
  nameOnCard: draft.nameOnCard.trim(),
  fleetId: draft.fleetId,
  departmentId: draft.departmentId === NO_DEPARTMENT ? null : draft.departmentId,
  groupId: draft.groupId === NO_DEPARTMENT ? null : draft.groupId,
  profileId: draft.profileId,
  assigneeId: draft.assigneeId === '' ? null : draft.assigneeId,
  ownLimits: draft.hasOwnLimits ? limitsOf(draft) : null,
});

/** The form's field for the path of an issue: `ownLimits.perDayCents` is `perDay`. */
export const cardField = (path: string): string =>
  fieldOfIssue(path.replace(/^ownLimits\./, 'limits.'));

/** What is wrong with the fields, by their names: the rule of the call, and of limits as they are typed. */
export function checkCard(draft: CardDraft): readonly FieldIssue[] {
  const ofCard = issuesOf(cardEdit, { ...toCardChange(draft), ownLimits: null });
  if (!draft.hasOwnLimits) return ofCard;
  const limits = { name: NAMELESS, limits: limitsOf(draft) };
  return [...ofCard, ...checkLimits(draft, cardLimit, limits)];
}
