import type { Notification, NotificationKind, Permission } from '@forecourt/validation';
import { href, type PlainRoute } from '../../addresses/href.ts';
import { mayOpen, type MenuViewer } from '../../navigation/visibleMenu.ts';

const WEBHOOKS = {
  what: 'integrations',
  path: 'integrations',
  tab: 'webhooks',
  permission: 'integrations.manage',
} as const;
const EXPRESS_CHECKS = {
  what: 'expressChecks',
  path: 'expressCheckActivity',
  permission: 'expressChecks.view',
} as const;
const ACCOUNT = { what: 'account', path: 'accountSettings', permission: 'account.view' } as const;

/** Screens for notifications about no particular row, with the permission to open each. */
const SCREENS = {
  'notification.paymentReturned': {
    what: 'payments',
    path: 'paymentHistory',
    permission: 'payments.view',
  },
  'notification.accessRequested': {
    what: 'requests',
    path: 'manageUsers',
    permission: 'users.manage',
  },
  'notification.cardholderRequests': {
    what: 'requests',
    path: 'cardAssignments',
    permission: 'cardRequests.view',
  },
  'notification.expressCheckWaiting': EXPRESS_CHECKS,
  'notification.expressCheckApproved': EXPRESS_CHECKS,
  'notification.expressCheckDeclined': EXPRESS_CHECKS,
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
} as const satisfies Partial<
  Record<NotificationKind, { what: string; path: PlainRoute; tab?: string; permission: Permission }>
>;
type Kind = keyof typeof SCREENS;
const isLookedInto = (key: string | null): key is Kind => Object.hasOwn(SCREENS, String(key));

type Row = 'driverRequest' | 'answerDriver' | 'dispute' | 'purchase' | 'order' | 'card';

/** The target of a notification. */
interface NotificationTarget {
  readonly what: Row | (typeof SCREENS)[Kind]['what'];
  readonly address: string;
}

/**
 * The most specific target that the viewer may open: a dispute before its purchase, a purchase
 * before its card. `null` if they may open none.
 */
export function notificationTarget(
  { messageKey, disputeId, transactionId, orderId, cardId }: Notification,
  viewer: MenuViewer,
): NotificationTarget | null {
  const { may } = viewer;
  if (messageKey === 'notification.driverRequest' && transactionId && may('limits.view')) {
    const what = may('overrides.approve') ? 'answerDriver' : 'driverRequest';
    return { what, address: href('driverRequest', { transactionId }) };
  }
  if (disputeId && may('disputes.view')) {
    return { what: 'dispute', address: href('dispute', { disputeId }) };
  }
  if (transactionId && may('transactions.view')) {
    return { what: 'purchase', address: href('purchase', { transactionId }) };
  }
  if (orderId && may('cards.view')) {
    return { what: 'order', address: href('order', { orderId }) };
  }
  if (cardId && may('cards.view')) return { what: 'card', address: href('card', { cardId }) };
  if (!isLookedInto(messageKey)) return null;
  const screen = SCREENS[messageKey];
  if (!may(screen.permission) || !mayOpen(screen.path, viewer)) return null;
  const tab = 'tab' in screen ? screen.tab : undefined;
  return { what: screen.what, address: href(screen.path, {}, { tab }) };
}
