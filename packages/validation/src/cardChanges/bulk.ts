import * as z from 'zod/mini';
import { across, id, nullable, oneOf, shape, type FoundIssue } from '../core/shape.ts';
import type { Permission } from '../access/permissions.ts';
import { blockReason, reasonsFor } from '../cards/blockReasons.ts';
import { CARD_NUMBER_ENDING_DIGITS_MIN } from '../cards/constants.ts';
import { holdSchedule } from '../cardHolds/holdSchedule.ts';
import { cardLifecycle, type CardAction } from '../cards/lifecycle.ts';
import type { MessageKey } from '../messages/keys.ts';
import { profileName } from '../limits/cardLimit.ts';
import { someCardPrompts } from '../promptedIds/cardPrompts.ts';
import { cardReplacement } from './cardEdit.ts';
import { figureChange } from './figureChange.ts';

/** What can be done to many cards at once. */
export const BULK_ACTIONS = [
  'activate',
  'hold',
  'scheduleHold',
  'reactivate',
  'block',
  'unassign',
  'switchProfile',
  'moveToGroup',
  'moveToFleet',
  'changeLimit',
  'changePrompts',
  'replace',
  'reissue',
] as const;
export type BulkActionName = (typeof BULK_ACTIONS)[number];

/** Cards of one bulk action. */
export const CARDS_PER_BULK_MAX = 10_000;
/** Numbers and units of one pasted list. */
export const CARD_LIST_CHARACTERS_MAX = 400_000;

interface BulkRule {
  readonly permission: Permission;
  readonly lifecycle: CardAction;
  /** The lifecycle's action that takes it back; null: it cannot be taken back. */
  readonly undo: CardAction | null;
}

/** What each action asks of the person and of the lifecycle, and what takes it back. */
export const BULK_RULES: Readonly<Record<BulkActionName, BulkRule>> = {
  activate: { permission: 'cards.changeStatus', lifecycle: 'activate', undo: null },
  hold: { permission: 'cards.changeStatus', lifecycle: 'hold', undo: 'reactivate' },
  scheduleHold: { permission: 'cards.changeStatus', lifecycle: 'hold', undo: 'reactivate' },
  reactivate: { permission: 'cards.changeStatus', lifecycle: 'reactivate', undo: 'hold' },
  block: { permission: 'cards.changeStatus', lifecycle: 'block', undo: null },
  unassign: { permission: 'cards.changeStatus', lifecycle: 'unassign', undo: 'assign' },
  switchProfile: { permission: 'limits.edit', lifecycle: 'edit', undo: 'edit' },
  moveToGroup: { permission: 'cardGroups.edit', lifecycle: 'edit', undo: 'edit' },
  moveToFleet: { permission: 'cards.edit', lifecycle: 'edit', undo: 'edit' },
  changeLimit: { permission: 'limits.edit', lifecycle: 'edit', undo: 'edit' },
  changePrompts: { permission: 'limits.edit', lifecycle: 'edit', undo: 'edit' },
  replace: { permission: 'cards.order', lifecycle: 'replace', undo: null },
  reissue: { permission: 'cards.order', lifecycle: 'reissue', undo: null },
};

/** The result for a card, where its state does not say it all. */
export const BULK_RESULTS = {
  replacedBy: 'bulk.replacedBy',
  receipt: 'bulk.receipt',
} as const satisfies Readonly<Record<string, MessageKey>>;

/** Whether cards are still being worked on, or taken back. */
export const isBulkUnderWay = (state: string): boolean =>
  state === 'running' || state === 'undoing';

/** Whether what an action does to a card is irreversible. */
export const isIrreversibleBulk = (name: BulkActionName): boolean =>
  cardLifecycle.table[BULK_RULES[name].lifecycle].irreversible === true;

/**
 * Answer to "copy it for these?" of a profile that other cards use too: the name of the copy; null: it
 * is changed for all of its cards.
 */
export const sharedProfileAnswer = shape({ profileId: id, copyName: nullable(profileName) });
export type SharedProfileAnswer = z.infer<typeof sharedProfileAnswer>;

const parts = shape({
  name: oneOf(BULK_ACTIONS),
  reason: nullable(blockReason),
  profileId: nullable(id),
  groupId: nullable(id),
  /** Where cards are moved; without a department they are in none of the fleet. */
  fleetId: z.optional(id),
  departmentId: z.optional(nullable(id)),
  /** What becomes of a figure of the limits. */
  limit: z.optional(figureChange),
  /** Given when it is started, once the preview has said who else uses which profile. */
  sharedProfiles: z.optional(z.array(sharedProfileAnswer, { error: 'value.invalid' })),
  prompts: z.optional(someCardPrompts),
  /** When the cards are held automatically. */
  schedule: z.optional(holdSchedule),
  /** Of replacing; every card that is replaced has the same reason. */
  replacementReason: z.optional(cardReplacement.shape.reason),
  /** Of replacing and reissuing; null or left out: where the cards of each one's group or order went. */
  delivery: z.optional(cardReplacement.shape.delivery),
});
type Parts = z.infer<typeof parts>;

/** What an action cannot do without, and what is said when it is missing. */
const NEEDS: Readonly<
  Partial<Record<BulkActionName, FoundIssue & { readonly path: readonly [keyof Parts] }>>
> = {
  switchProfile: { path: ['profileId'], key: 'card.profileRequired' },
  block: { path: ['reason'], key: 'bulk.reasonRequired' },
  moveToFleet: { path: ['fleetId'], key: 'card.fleetRequired' },
  changeLimit: { path: ['limit'], key: 'value.required' },
  changePrompts: { path: ['prompts'], key: 'value.required' },
  scheduleHold: { path: ['schedule'], key: 'value.required' },
  replace: { path: ['replacementReason'], key: 'card.replacementReasonRequired' },
};

/** An action with what it needs: a reason for stopping cards, a profile or a place to move them to, a change. */
export const bulkAction = parts.check(
  across<Parts>((action): FoundIssue[] => {
    const { name, reason } = action;
    const isKnown = typeof name === 'string' && Object.hasOwn(NEEDS, name);
    const needed = isKnown ? NEEDS[name] : undefined;
    if (needed && !action[needed.path[0]]) return [needed];
    const isOfAnotherAction =
      reason && (name === 'block' || name === 'hold') && !reasonsFor(name).includes(reason);
    return isOfAnotherAction ? [{ path: ['reason'], key: 'value.invalid' }] : [];
  }),
);
export type BulkAction = z.infer<typeof bulkAction>;

/** One entry of a pasted list: the end of a card number, its last four digits, or a unit number. */
export interface CardToken {
  /** As it was pasted. */
  readonly text: string;
  readonly kind: 'ending' | 'last4' | 'unit';
  /** Digits of a number, or the unit. */
  readonly value: string;
}

const NUMBER = /^[\d•·*.-]+$/;
const LAST_FOUR_DIGITS = 4;

function tokenOf(text: string): CardToken {
  const unit = text.replace(/^unit\s+/i, '');
  const digits = NUMBER.test(text) ? text.replaceAll(/\D/g, '') : '';
  if (digits.length >= CARD_NUMBER_ENDING_DIGITS_MIN)
    return { text, kind: 'ending', value: digits };
  if (digits.length === LAST_FOUR_DIGITS) return { text, kind: 'last4', value: digits };
  return { text, kind: 'unit', value: unit };
}

/**
 * Reads a pasted list of card numbers and units: one on each line, or with commas, semicolons or tabs
 * between; spaces within a number are left out; what follows the word unit is a unit, however many
 * digits it has; what is named twice counts once.
 */
export function readCardList(pasted: string): readonly CardToken[] {
  const texts = pasted
    .split(/[\n\r,;\t]/)
    .map((text) => text.trim().replaceAll(/(?<=[\d•*]) +(?=[\d•*])/g, ''))
    .filter((text) => text !== '');
  return [...new Set(texts)].map(tokenOf);
}
