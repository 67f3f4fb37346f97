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

/** What the timelines of cards, drivers, and vehicles tell. */
export type TimelineAction =
  | `card.${CardHappening}`
  | `${'driver' | 'vehicle'}.${RosterHappening}`
  | `driver.${'messages' | 'optedOut'}`
  | 'vehicle.readingCorrected'
  | 'limitProfile.changed';
/** What the history of a user tells. */
export type UserHistoryAction =
  | `user.${Extract<UserAction, 'lock' | 'unlock'>}`
  | `user.${'added' | 'invited' | 'invitedAgain' | 'edited' | 'renamed' | 'deleted'}`
  | `user.${'passwordLinkSent' | 'passwordReissued' | 'recoveryAllowed' | 'recoveryDisallowed'}`
  | `user.${'expressChecks' | 'liveHelpStarted' | 'liveHelpWatched' | 'liveHelpEnded'}`
  | `membership.${'approved' | 'denied'}`
  | 'service.opened'
  | 'alertTimes.changed';
/** What the history of a dispute tells. */
export type DisputeHistoryAction =
  | `dispute.${Exclude<DisputeState, 'documentsDue' | 'underReview'>}`
  | `dispute.${'filed' | 'documentAdded' | 'waiverClaimed'}`;
/** What the history of a payment, or of added funds, tells. */
export type TransferHistoryAction = `transfer.${TransferAction | 'asked'}`;
/** What happens to an express check. */
export type ExpressCheckHappening =
  | 'issued'
  | 'approved'
  | 'codeShown'
  | 'registered'
  | 'cashed'
  | 'onHold'
  | 'blocked';
/** What the history of an express check tells. */
export type ExpressCheckHistoryAction = `expressCheck.${ExpressCheckHappening}`;
/** Subjects whose history nobody is shown: for audits in the database. */
type UntoldSubject =
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
 * What the history can say was done. Whoever shows one of its kinds has words for all of that kind: a
 * new action does not compile without them.
 */
export type HistoryAction =
  | TimelineAction
  | UserHistoryAction
  | DisputeHistoryAction
  | TransferHistoryAction
  | ExpressCheckHistoryAction
  | `limitProfile.${'created' | 'deleted'}`
  | `${UntoldSubject}.${string}`;
