import type { Notification, NotificationKind, Permission } from '@forecourt/validation';
import { href } from '../../addresses/href.ts';

/** What a notification leads to. */
export interface NotificationTarget {
  readonly what:
    | 'driverRequest'
    | 'answerDriver'
    | 'dispute'
    | 'purchase'
    | 'order'
    | 'card'
    | Screen;
  readonly address: string;
}
type Screen =
  | 'payments'
  | 'pay'
  | 'account'
  | 'requests'
  | 'expressChecks'
  | 'integrations'
  | 'statements';

const WEBHOOKS = {
  what: 'integrations',
  path: 'integrations',
  tab: 'webhooks',
  permission: 'integrations.manage',
} as const;
const ACCOUNT = { what: 'account', path: 'accountSettings', permission: 'account.view' } as const;

/** Where kinds are looked into that tell of no single row, by those who may. */
const SCREENS: Readonly<
  Partial<
    Record<
      NotificationKind,
      {
        readonly what: Screen;
        readonly path:
          | 'paymentHistory'
          | 'pay'
          | 'accountSettings'
          | 'cardAssignments'
          | 'expressCheckActivity'
          | 'integrations'
          | 'statements';
        readonly tab?: string;
        readonly permission: Permission;
      }
    >
  >
> = {
  'notification.paymentReturned': {
    what: 'payments',
    path: 'paymentHistory',
    permission: 'payments.view',
  },
  'notification.cardholderRequests': {
    what: 'requests',
    path: 'cardAssignments',
    permission: 'cardRequests.view',
  },
  'notification.expressCheckWaiting': {
    what: 'expressChecks',
    path: 'expressCheckActivity',
    permission: 'expressChecks.view',
  },
  'notification.accountLockedDelinquent': { what: 'pay', path: 'pay', permission: 'payments.view' },
  'notification.accountLockedInactive': ACCOUNT,
  'notification.accountUnlocked': ACCOUNT,
  'notification.accountClosed': ACCOUNT,
  'notification.webhookEndpointOff': WEBHOOKS,
  'notification.webhooksFailed': WEBHOOKS,
  'notification.journalNotDelivered': {
    what: 'statements',
    path: 'statements',
    tab: 'accounting',
    permission: 'statements.view',
  },
};
const isLookedInto = (key: string | null): key is keyof typeof SCREENS =>
  Object.hasOwn(SCREENS, String(key));

/** The nearest thing that it is about: a dispute before its purchase, a purchase before its card. */
export function notificationTarget(
  { messageKey, disputeId, transactionId, orderId, cardId }: Notification,
  may: (permission: Permission) => boolean,
): NotificationTarget | null {
  if (messageKey === 'notification.driverRequest' && transactionId && may('limits.view')) {
    const what = may('overrides.approve') ? 'answerDriver' : 'driverRequest';
    return { what, address: href('driverRequest', { transactionId }) };
  }
  if (disputeId) return { what: 'dispute', address: href('dispute', { disputeId }) };
  if (transactionId) return { what: 'purchase', address: href('purchase', { transactionId }) };
  if (orderId) return { what: 'order', address: href('order', { orderId }) };
  if (cardId) return { what: 'card', address: href('card', { cardId }) };
  const screen = isLookedInto(messageKey) ? SCREENS[messageKey] : undefined;
  return screen && may(screen.permission)
    ? { what: screen.what, address: href(screen.path, {}, { tab: screen.tab }) }
    : null;
}
