import type { MessageKey } from '../messages/keys.ts';

/** Reasons against a card change other than its lifecycle, such as unknown references. */
export const CARD_REFUSALS = {
  replacedAlready: 'card.replacedAlready',
  assigneeUnknown: 'card.assigneeUnknown',
  groupUnknown: 'card.groupUnknown',
  transferType: 'card.transferType',
  sameCard: 'card.sameCard',
  notLastChange: 'card.notLastChange',
  undoUnavailable: 'card.undoUnavailable',
  pinNotSet: 'card.pinNotSet',
  ticketUsed: 'pin.ticketUsed',
  holdOver: 'holdSchedule.over',
  groupNameTaken: 'cardGroup.nameTaken',
  groupInUse: 'cardGroup.inUse',
  groupOfOtherFleets: 'cardGroup.otherFleets',
  /** Someone else changed the value in the meantime; params hold both versions. */
  versionDiffers: 'version.differs',
  bulkTooMany: 'bulk.tooMany',
  bulkNothing: 'bulk.nothing',
  bulkStarted: 'bulk.alreadyStarted',
  bulkNotRunning: 'bulk.notRunning',
  bulkNotUndoable: 'bulk.notUndoable',
  sameAlready: 'bulk.sameAlready',
  asksForNoId: 'bulk.asksForNoId',
  bulkNotPossible: 'bulk.notPossible',
  noAddress: 'bulk.noAddress',
  profileUnanswered: 'bulk.profileUnanswered',
  copyNamesAlike: 'bulk.copyNamesAlike',
} as const satisfies Readonly<Record<string, MessageKey>>;
