import { can, type Actor } from '../access/can.ts';
import type { Permission } from '../access/permissions.ts';
import type { notificationLevel } from './notification.ts';
import type * as z from 'zod/mini';

/**
 * Kinds of notifications: the text's key, its level, and the params of the text and its second line
 * (`<kind>.detail`). Params that end in `Cents`, `Milligallons`, `Mills`, or `At` are formatted by
 * `wordParams` under the name without that suffix. `permission` is what a user needs to see it.
 */
export const NOTIFICATION_KINDS = {
  'notification.orderPrinted': { level: 'other', params: ['orderNumber', 'count'] },
  'notification.orderShipped': { level: 'other', params: ['orderNumber', 'count'] },
  'notification.orderActive': { level: 'other', params: ['orderNumber', 'count'] },
  'notification.burst': {
    level: 'alert',
    params: ['count', 'minutes', 'last4', 'city', 'state', 'amountCents'],
  },
  'notification.declinesRepeated': { level: 'alert', params: ['count', 'last4', 'city', 'state'] },
  'notification.odometer': { level: 'other', params: ['last4', 'odometer', 'previous'] },
  'notification.priceHigh': {
    level: 'other',
    params: ['last4', 'priceMills', 'regionMills', 'city'],
  },
  'notification.paymentReturned': {
    level: 'alert',
    params: ['amountCents', 'code', 'receivedAt', 'returnedAt'],
    permission: 'payments.view',
  },
  'notification.cardholderRequests': { level: 'other', params: ['count', 'name', 'days'] },
  'notification.offShift': { level: 'other', params: ['last4', 'city', 'state', 'boughtAt'] },
  'notification.disputeCredited': { level: 'other', params: ['disputeNumber', 'amountCents'] },
  'notification.disputeDenied': { level: 'alert', params: ['disputeNumber', 'amountCents'] },
  'notification.disputeDocumentsDue': {
    level: 'alert',
    params: ['disputeNumber', 'amountCents', 'dueAt'],
  },
  'notification.disputeExpired': { level: 'alert', params: ['disputeNumber', 'amountCents'] },
  'notification.expressCheckWaiting': { level: 'alert', params: ['amountCents', 'name'] },
  'notification.expressCheckApproved': { level: 'other', params: ['amountCents', 'name'] },
  'notification.expressCheckDeclined': { level: 'alert', params: ['amountCents', 'name'] },
  'notification.exception': {
    level: 'alert',
    params: ['what', 'count', 'last4', 'city', 'state', 'amountCents'],
  },
  'notification.cardReportedLost': { level: 'other', params: ['last4', 'receipt', 'name'] },
  'notification.fileReady': { level: 'other', params: ['fileName', 'keptAt'] },
  'notification.fileFailed': { level: 'alert', params: ['fileName', 'cause'] },
  'notification.accountLockedDelinquent': { level: 'alert', params: ['days'] },
  'notification.accountLockedInactive': { level: 'alert', params: ['months'] },
  'notification.accountUnlocked': { level: 'other', params: [] },
  'notification.accountClosed': { level: 'alert', params: ['name', 'cards'] },
  'notification.accessRequested': {
    level: 'alert',
    params: ['name', 'email'],
    permission: 'users.manage',
  },
  'notification.webhookEndpointOff': {
    level: 'alert',
    params: ['name'],
    permission: 'integrations.manage',
  },
  'notification.webhooksFailed': {
    level: 'alert',
    params: ['count', 'name'],
    permission: 'integrations.manage',
  },
  'notification.journalNotDelivered': {
    level: 'alert',
    params: ['statementNumber'],
    permission: 'statements.view',
  },
  'notification.driverRequest': {
    level: 'alert',
    params: ['name', 'last4', 'amountCents', 'site', 'city', 'state'],
  },
  'notification.cardBlocked': { level: 'other', params: ['last4', 'name'] },
  'notification.cardsBlocked': { level: 'other', params: ['count', 'name'] },
} as const satisfies Record<
  string,
  {
    readonly level: z.infer<typeof notificationLevel>;
    readonly params: readonly string[];
    readonly permission?: Permission;
  }
>;
export type NotificationKind = keyof typeof NOTIFICATION_KINDS;

/** Kinds that the actor may not see. [USER-20] */
export const hiddenNotificationKinds = (actor: Actor): string[] =>
  Object.entries(NOTIFICATION_KINDS).flatMap(([kind, rule]) =>
    'permission' in rule && !can(actor, rule.permission).allowed ? [kind] : [],
  );

/** Whether a key is a known kind; lists skip those without a text. [UI-15] */
export const isNotificationKind = (key: string | null): key is NotificationKind =>
  Object.hasOwn(NOTIFICATION_KINDS, String(key));
/** The message key for a notification's second line. */
export const notificationDetailKey = (kind: NotificationKind) => `${kind}.detail` as const;
