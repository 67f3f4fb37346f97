import type { CardAction } from '../cards/lifecycle.ts';
import type { DisputeState } from '../forms/dispute.ts';
import type { TransferAction } from '../funds/transfer.ts';
import type { UserAction } from '../users/lifecycle.ts';
import type { BulkActionName } from './bulk.ts';

type CardHappening =
  | CardAction
  | BulkActionName
  | 'profileChanged'
  | 'limitsChanged'
  | 'limitReset'
  | 'allowedOnce'
  | 'allowanceCanceled'
  | 'driverTexted'
  | 'driverUnreached'
  | 'driverOpened'
  | 'driverAsked'
  | 'driverEscalated'
  | 'driverAllowed'
  | 'driverRefused'
  | 'driverUsed'
  | 'driverExpired'
  | 'driverLapsed'
  | 'driverGuideTexted'
  | 'driverGuideTextedAgain'
  | 'driverGuideOpened'
  | 'driverGuideRevoked'
  | 'share'
  | 'undo'
  | 'viewPin'
  | 'setPin'
  | 'requestPinReminder'
  | 'endHoldSchedule'
  | 'oneClick'
  | 'cardless'
  | 'ordered'
  | 'print';
type RosterHappening = 'added' | 'edited' | 'terminated' | 'broughtBack';

/** Actions in the timelines of cards, drivers, and vehicles. */
export type TimelineAction =
  | `card.${CardHappening}`
  | `${'driver' | 'vehicle'}.${RosterHappening}`
  | `driver.${'messages' | 'optedOut'}`
  | 'vehicle.readingCorrected'
  | 'limitProfile.changed';
/** Actions in the history of a user. */
export type UserHistoryAction =
  | `user.${Extract<UserAction, 'lock' | 'unlock'>}`
  | `user.${'added' | 'invited' | 'invitedAgain' | 'edited' | 'renamed' | 'deleted'}`
  | `user.${'passwordLinkSent' | 'passwordReissued' | 'recoveryAllowed' | 'recoveryDisallowed'}`
  | `user.${'expressChecks' | 'liveHelpStarted' | 'liveHelpWatched' | 'liveHelpEnded'}`
  | `membership.${'approved' | 'denied'}`
  | 'service.opened'
  | 'alertTimes.changed';
/** Actions in the history of a dispute. */
export type DisputeHistoryAction =
  | `dispute.${Exclude<DisputeState, 'documentsDue' | 'underReview'>}`
  | `dispute.${'filed' | 'documentAdded' | 'waiverClaimed'}`;
/** Actions in the history of a payment or an addition of funds. */
export type TransferHistoryAction = `transfer.${TransferAction | 'asked'}`;
/** Events of an express check. */
export type ExpressCheckHappening =
  | 'issued'
  | 'approved'
  | 'codeShown'
  | 'registered'
  | 'cashed'
  | 'onHold'
  | 'blocked';
/** Actions in the history of an express check. */
export type ExpressCheckHistoryAction = `expressCheck.${ExpressCheckHappening}`;
/** Subjects whose history is not shown to anyone, only audited in the database. */
type AuditOnlySubject =
  | 'account'
  | 'addOn'
  | 'alertRule'
  | 'apiKey'
  | 'cardGroup'
  | 'cardholderRequest'
  | 'department'
  | 'expressRequest'
  | 'feeConsent'
  | 'feedback'
  | 'fleet'
  | 'funding'
  | 'fundingMethod'
  | 'import'
  | 'notification'
  | 'oneClick'
  | 'order'
  | 'promptedId'
  | 'proximity'
  | 'recordedPurchase'
  | 'report'
  | 'rewards'
  | 'webhookEndpoint';

/**
 * All actions that the history can record. Code that displays one of these groups must have a text
 * for each of its actions, so a new action does not compile without one.
 */
export type HistoryAction =
  | TimelineAction
  | UserHistoryAction
  | DisputeHistoryAction
  | TransferHistoryAction
  | ExpressCheckHistoryAction
  | `limitProfile.${'created' | 'deleted'}`
  | `${AuditOnlySubject}.${string}`;
