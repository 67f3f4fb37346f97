import { BLOCK_REASONS, REPLACEMENT_REASONS, type CardAction } from '@forecourt/validation';
import type { TextKey, useText } from '../../messages/text.ts';

/** What the history of a card calls its events: an action of its lifecycle, and its beginning. */
type LimitHappening =
  | 'profileChanged'
  | 'limitsChanged'
  | 'limitReset'
  | 'allowedOnce'
  | 'allowanceCanceled';
type TaskHappening =
  | 'share'
  | 'undo'
  | 'viewPin'
  | 'setPin'
  | 'switchProfile'
  | 'moveToGroup'
  | 'scheduleHold'
  | 'endHoldSchedule';
type Happening = CardAction | LimitHappening | TaskHappening | 'ordered' | 'print';
const HAPPENINGS: Readonly<Partial<Record<`card.${Happening}`, TextKey>>> = {
  'card.ordered': 'card.timeline.action.order',
  'card.print': 'card.timeline.action.print',
  'card.ship': 'card.timeline.action.ship',
  'card.activate': 'card.timeline.action.activate',
  'card.hold': 'card.timeline.action.hold',
  'card.reactivate': 'card.timeline.action.reactivate',
  'card.block': 'card.timeline.action.block',
  'card.reportLost': 'card.timeline.action.reportLost',
  'card.expire': 'card.timeline.action.expire',
  'card.cancelOrder': 'card.timeline.action.cancelOrder',
  'card.profileChanged': 'card.timeline.action.profileChanged',
  'card.limitsChanged': 'card.timeline.action.limitsChanged',
  'card.limitReset': 'card.timeline.action.limitReset',
  'card.allowedOnce': 'card.timeline.action.allowedOnce',
  'card.edit': 'card.timeline.action.edit',
  'card.replace': 'card.timeline.action.replace',
  'card.reissue': 'card.timeline.action.reissue',
  'card.transfer': 'card.timeline.action.transfer',
  'card.unassign': 'card.timeline.action.unassign',
  'card.assign': 'card.timeline.action.assign',
  'card.share': 'card.timeline.action.share',
  'card.undo': 'card.timeline.action.undo',
  'card.viewPin': 'card.timeline.action.viewPin',
  'card.setPin': 'card.timeline.action.setPin',
  'card.switchProfile': 'card.timeline.action.switchProfile',
  'card.moveToGroup': 'card.timeline.action.moveToGroup',
  'card.scheduleHold': 'card.timeline.action.scheduleHold',
  'card.endHoldSchedule': 'card.timeline.action.endHoldSchedule',
  'card.allowanceCanceled': 'card.timeline.action.allowanceCanceled',
};
const happenings: ReadonlyMap<string, TextKey> = new Map(Object.entries(HAPPENINGS));

/** The key of what happened to a card. */
export const happeningKey = (action: string): TextKey =>
  happenings.get(action) ?? 'card.timeline.action.other';

/** The key of why a person stopped a card; undefined: they said it in their own words. */
export function reasonKey(given: string): TextKey | undefined {
  if (given === 'schedule') return 'card.timeline.bySchedule';
  const why = REPLACEMENT_REASONS.find((reason) => reason === given);
  if (why) return `replacementReason.${why}`;
  const known = BLOCK_REASONS.find((reason) => reason === given);
  return known && `blockReason.${known}`;
}

const TOLD = [
  'nameOnCard',
  'fleet',
  'department',
  'group',
  'driver',
  'vehicle',
  'profile',
  'cardholders',
  'replacedBy',
  'replaces',
  'ownLimits',
] as const;

interface Change {
  readonly field: string;
  readonly from: string | null;
  readonly to: string | null;
}

/** What differs beside the state, in words: "Profile: Vans → Linehaul". */
export function changesInWords(
  changes: readonly Change[],
  text: ReturnType<typeof useText>,
): readonly string[] {
  return changes.flatMap(({ field, from, to }) => {
    const told = TOLD.find((one) => one === field);
    if (!told) return [];
    const words = (value: string | null) =>
      value === null
        ? text('card.timeline.nothing')
        : told === 'ownLimits'
          ? text('card.timeline.set')
          : value;
    const what = text(`card.timeline.what.${told}`);
    return [text('card.timeline.changed', { what, from: words(from), to: words(to) })];
  });
}
