import { BLOCK_REASONS } from '../cards/blockReasons.ts';
import { REPLACEMENT_REASONS } from '../cards/replacementReasons.ts';
import type { MessageKey } from '../messages/keys.ts';
import type { TimelineAction } from './historyActions.ts';

/** Message keys by action. */
const HAPPENINGS: Readonly<Record<string, MessageKey>> = {
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
  'card.driverTexted': 'card.timeline.action.driverTexted',
  'card.driverUnreached': 'card.timeline.action.driverUnreached',
  'card.driverOpened': 'card.timeline.action.driverOpened',
  'card.driverAsked': 'card.timeline.action.driverAsked',
  'card.driverEscalated': 'card.timeline.action.driverEscalated',
  'card.driverAllowed': 'card.timeline.action.driverAllowed',
  'card.driverRefused': 'card.timeline.action.driverRefused',
  'card.driverUsed': 'card.timeline.action.driverUsed',
  'card.driverExpired': 'card.timeline.action.driverExpired',
  'card.driverLapsed': 'card.timeline.action.driverLapsed',
  'card.driverGuideTexted': 'card.timeline.action.driverGuideTexted',
  'card.driverGuideTextedAgain': 'card.timeline.action.driverGuideTextedAgain',
  'card.driverGuideOpened': 'card.timeline.action.driverGuideOpened',
  'card.driverGuideRevoked': 'card.timeline.action.driverGuideRevoked',
  'card.edit': 'card.timeline.action.edit',
  'card.replace': 'card.timeline.action.replace',
  'card.reissue': 'card.timeline.action.reissue',
  'card.transfer': 'card.timeline.action.transfer',
  'card.unassign': 'card.timeline.action.unassign',
  'card.assign': 'card.timeline.action.assign',
  'card.share': 'card.timeline.action.share',
  'card.undo': 'card.timeline.action.undo',
  'card.viewPin': 'card.timeline.action.viewPin',
  'card.requestPinReminder': 'card.timeline.action.requestPinReminder',
  'card.setPin': 'card.timeline.action.setPin',
  'card.switchProfile': 'card.timeline.action.switchProfile',
  'card.changePrompts': 'card.timeline.action.changePrompts',
  'card.moveToGroup': 'card.timeline.action.moveToGroup',
  'card.scheduleHold': 'card.timeline.action.scheduleHold',
  'card.endHoldSchedule': 'card.timeline.action.endHoldSchedule',
  'card.allowanceCanceled': 'card.timeline.action.allowanceCanceled',
  'card.moveToFleet': 'card.timeline.action.moveToFleet',
  'card.changeLimit': 'card.timeline.action.limitsChanged',
  'card.oneClick': 'card.timeline.action.oneClick',
  'card.cardless': 'card.timeline.action.cardless',
  'driver.added': 'timeline.added',
  'driver.edited': 'timeline.edited',
  'driver.terminated': 'timeline.terminated',
  'driver.messages': 'timeline.messages',
  'driver.optedOut': 'timeline.optedOut',
  'driver.broughtBack': 'timeline.broughtBack',
  'vehicle.added': 'timeline.added',
  'vehicle.edited': 'timeline.edited',
  'vehicle.terminated': 'timeline.terminated',
  'vehicle.broughtBack': 'timeline.broughtBack',
  'vehicle.readingCorrected': 'timeline.readingCorrected',
  'limitProfile.changed': 'timeline.limits',
} satisfies Readonly<Record<TimelineAction, MessageKey>>;
/** The message key for what happened to a card, driver, or vehicle. */
export const eventKey = (action: string): MessageKey =>
  HAPPENINGS[action] ?? 'card.timeline.action.other';

/** The message key for a purchase or a decline, with its amount and place. */
export function purchaseEventKey(entry: {
  readonly kind: 'purchase' | 'decline';
  readonly place: string | null;
  /** Who recorded a purchase made without our cards; `null` for our cards. */
  readonly source: string | null;
}): MessageKey {
  if (entry.kind === 'decline') return 'timeline.decline';
  if (entry.place === null) return 'timeline.purchase.bare';
  return entry.source === null ? 'timeline.purchase' : 'timeline.purchase.elsewhere';
}

/** The message key for why a card was stopped; `undefined` if it is free text. */
export function stopReasonKey(storedReason: string): MessageKey | undefined {
  if (storedReason === 'schedule') return 'card.timeline.bySchedule';
  const replacementReason = REPLACEMENT_REASONS.find((reason) => reason === storedReason);
  if (replacementReason) return `replacementReason.${replacementReason}`;
  const blockReason = BLOCK_REASONS.find((reason) => reason === storedReason);
  return blockReason && `blockReason.${blockReason}`;
}
