import {
  NO_LIMITS,
  cardEdit,
  cardLimit,
  type FieldIssue,
  type PurchaseLimits,
} from '@forecourt/validation';
import { NO_DEPARTMENT, issuesOf } from '../form/index.ts';
import { checkLimits, draftOf, fieldOfIssue, limitsOf, type LimitDraft } from '../limits/draft.ts';

/** The editable properties of an existing card. */
export interface CardChange {
  readonly nameOnCard: string;
  readonly fleetId: string;
  readonly departmentId: string | null;
  readonly groupId: string | null;
  readonly profileId: string;
  /** The driver or vehicle that the card is assigned to; `null` for none. */
  readonly assigneeId: string | null;
  /** Limits that override the profile's; `null`, or one that is `null`, follows the profile's. */
  readonly ownLimits: PurchaseLimits | null;
}

/** Field values of the card form, including its own limits. */
export interface CardDraft extends LimitDraft {
  nameOnCard: string;
  fleetId: string;
  departmentId: string;
  groupId: string;
  profileId: string;
  assigneeId: string;
  hasOwnLimits: boolean;
}

/** Placeholder for the name that the rule for limit profiles requires; own limits have none. */
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

/** Maps an issue's path to the form's field: `ownLimits.perDayCents` becomes `perDay`. */
export const cardField = (path: string): string =>
  fieldOfIssue(path.replace(/^ownLimits\./, 'limits.'));

/** Checks the draft and returns issues by field: the request's rule, plus the limits as typed. */
export function checkCard(draft: CardDraft): readonly FieldIssue[] {
  const cardIssues = issuesOf(cardEdit, { ...toCardChange(draft), ownLimits: null });
  if (!draft.hasOwnLimits) return cardIssues;
  const limits = { name: NAMELESS, limits: limitsOf(draft) };
  return [...cardIssues, ...checkLimits(draft, cardLimit, limits)];
}
