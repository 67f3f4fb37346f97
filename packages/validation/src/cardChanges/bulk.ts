import * as z from 'zod/mini';
import { across, id, nullable, oneOf, shape, type CrossFieldIssue } from '../core/shape.ts';
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

/** Actions that can be applied to many cards at once. */
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

/** Cards per bulk action. */
export const CARDS_PER_BULK_MAX = 10_000;
/** Length of a pasted list of card numbers and units. */
export const CARD_LIST_CHARACTERS_MAX = 400_000;

interface BulkRule {
  readonly permission: Permission;
  readonly lifecycle: CardAction;
  /** The lifecycle action that undoes it; `null` if it cannot be undone. */
  readonly undo: CardAction | null;
}

/** The permission and lifecycle action that each bulk action requires, and its undo. */
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

/** Message keys for a card's result, if its state alone does not tell. */
export const BULK_RESULTS = {
  replacedBy: 'bulk.replacedBy',
  receipt: 'bulk.receipt',
} as const satisfies Readonly<Record<string, MessageKey>>;

/** Whether cards are still being processed or undone. */
export const isBulkUnderWay = (state: string): boolean =>
  state === 'running' || state === 'undoing';

/** Whether the action cannot be undone on a card. */
export const isIrreversibleBulk = (name: BulkActionName): boolean =>
  cardLifecycle.table[BULK_RULES[name].lifecycle].irreversible === true;

/**
 * Whether to copy a profile that other cards share: the name of the copy, or `null` to change it
 * for all of its cards.
 */
export const sharedProfileAnswer = shape({ profileId: id, copyName: nullable(profileName) });
export type SharedProfileAnswer = z.infer<typeof sharedProfileAnswer>;

const parts = shape({
  name: oneOf(BULK_ACTIONS),
  reason: nullable(blockReason),
  profileId: nullable(id),
  groupId: nullable(id),
  /** The fleet to move cards to; without a department, they belong to none of its departments. */
  fleetId: z.optional(id),
  departmentId: z.optional(nullable(id)),
  /** The change to a figure of the limits. */
  limit: z.optional(figureChange),
  /** Given on start, after the preview has shown which profiles other cards share. */
  sharedProfiles: z.optional(z.array(sharedProfileAnswer, { error: 'value.invalid' })),
  prompts: z.optional(someCardPrompts),
  /** When the cards are held automatically. */
  schedule: z.optional(holdSchedule),
  /** For replacing; all cards share the reason. */
  replacementReason: z.optional(cardReplacement.shape.reason),
  /** For replacing and reissuing; defaults to where each card's group or order is sent. */
  delivery: z.optional(cardReplacement.shape.delivery),
});
type Parts = z.infer<typeof parts>;

/** Required fields by action, with the issue to report if one is missing. */
const REQUIRED_FIELDS: Readonly<
  Partial<Record<BulkActionName, CrossFieldIssue & { readonly path: readonly [keyof Parts] }>>
> = {
  switchProfile: { path: ['profileId'], key: 'card.profileRequired' },
  block: { path: ['reason'], key: 'bulk.reasonRequired' },
  moveToFleet: { path: ['fleetId'], key: 'card.fleetRequired' },
  changeLimit: { path: ['limit'], key: 'value.required' },
  changePrompts: { path: ['prompts'], key: 'value.required' },
  scheduleHold: { path: ['schedule'], key: 'value.required' },
  replace: { path: ['replacementReason'], key: 'card.replacementReasonRequired' },
};

/** An action with its required details: a block reason, a profile, a destination, or a change. */
export const bulkAction = parts.check(
  across<Parts>((action): CrossFieldIssue[] => {
    const { name, reason } = action;
    const isKnown = typeof name === 'string' && Object.hasOwn(REQUIRED_FIELDS, name);
    const required = isKnown ? REQUIRED_FIELDS[name] : undefined;
    if (required && !action[required.path[0]]) return [required];
    const isOfAnotherAction =
      reason && (name === 'block' || name === 'hold') && !reasonsFor(name).includes(reason);
    return isOfAnotherAction ? [{ path: ['reason'], key: 'value.invalid' }] : [];
  }),
);
export type BulkAction = z.infer<typeof bulkAction>;

/** An entry of a pasted list: the end of a card number, its last four digits, or a unit number. */
export interface CardToken {
  /** The entry as pasted. */
  readonly text: string;
  readonly kind: 'ending' | 'last4' | 'unit';
  /** The number's digits, or the unit. */
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
 * Parses a pasted list of card numbers and units, separated by line breaks, commas, semicolons, or
 * tabs. Spaces within a number are dropped, the word "unit" forces a unit number, and duplicates
 * are removed.
 */
export function readCardList(pasted: string): readonly CardToken[] {
  const texts = pasted
    .split(/[\n\r,;\t]/)
    .map((text) => text.trim().replaceAll(/(?<=[\d•*]) +(?=[\d•*])/g, ''))
    .filter((text) => text !== '');
  return [...new Set(texts)].map(tokenOf);
}
