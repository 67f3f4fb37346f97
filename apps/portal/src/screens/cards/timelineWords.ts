import { BLOCK_REASONS, type CardAction } from '@forecourt/validation';
import type { TextKey } from '../../messages/text.ts';

/** What the history of a card calls its events: an action of its lifecycle, and its beginning. */
type LimitHappening =
  | 'profileChanged'
  | 'limitsChanged'
  | 'limitReset'
  | 'allowedOnce'
  | 'allowanceCanceled';
type Happening = CardAction | LimitHappening | 'ordered' | 'print';
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
  'card.allowanceCanceled': 'card.timeline.action.allowanceCanceled',
};
const happenings: ReadonlyMap<string, TextKey> = new Map(Object.entries(HAPPENINGS));

/** The key of what happened to a card. */
export const happeningKey = (action: string): TextKey =>
  happenings.get(action) ?? 'card.timeline.action.other';

/** The key of why a person stopped a card; undefined: they said it in their own words. */
export function reasonKey(given: string): TextKey | undefined {
  const known = BLOCK_REASONS.find((reason) => reason === given);
  return known && `blockReason.${known}`;
}
