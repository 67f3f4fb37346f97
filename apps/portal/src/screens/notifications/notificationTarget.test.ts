import { describe, expect, it } from 'vitest';
import { sampleNotification } from '@forecourt/api-client/testing';
import { rolePermissions, type Permission } from '@forecourt/validation';
import { notificationTarget } from './notificationTarget.ts';

const of = (ids: Parameters<typeof sampleNotification>[0]) =>
  notificationTarget(sampleNotification({ orderId: null, ...ids }), () => true);

describe('notificationTarget', () => {
  it.each([
    [{ cardId: 'c1' }, 'card', '/en/cards/c1'],
    [{ orderId: 'o1' }, 'order', '/en/cards/orders/o1'],
    [{ transactionId: 't1', cardId: 'c1' }, 'purchase', '/en/activity/t1'],
    [
      { messageKey: 'notification.driverRequest', transactionId: 't1', cardId: 'c1' },
      'answerDriver',
      '/en/activity/t1/request',
    ],
    [{ disputeId: 'd1', transactionId: 't1' }, 'dispute', '/en/disputes/d1'],
  ])('for %j is the %s', (ids, what, address) => {
    expect(of(ids)).toEqual({ what, address });
  });

  it.each([
    ['notification.paymentReturned', 'payments', '/en/pay/history/'],
    ['notification.accountLockedDelinquent', 'pay', '/en/pay/'],
    ['notification.accountLockedInactive', 'account', '/en/settings/account/'],
    ['notification.accountUnlocked', 'account', '/en/settings/account/'],
    ['notification.accountClosed', 'account', '/en/settings/account/'],
    ['notification.webhookEndpointOff', 'integrations', '/en/settings/integrations/?tab=webhooks'],
    ['notification.webhooksFailed', 'integrations', '/en/settings/integrations/?tab=webhooks'],
    ['notification.journalNotDelivered', 'statements', '/en/statements/?tab=accounting'],
    ['notification.cardholderRequests', 'requests', '/en/cardassignments/'],
    ['notification.expressCheckWaiting', 'expressChecks', '/en/express-check/activity/'],
    ['notification.expressCheckApproved', 'expressChecks', '/en/express-check/activity/'],
    ['notification.expressCheckDeclined', 'expressChecks', '/en/express-check/activity/'],
  ])('for %s is the %s, only for users who may see it', (messageKey, what, address) => {
    expect(of({ messageKey })).toEqual({ what, address });
    const notification = sampleNotification({ orderId: null, messageKey });
    expect(notificationTarget(notification, () => false)).toBeNull();
  });

  it.each([
    ['manager', 'answerDriver'],
    ['viewer', 'driverRequest'],
    ['financial', 'purchase'],
  ] as const)('for a driver’s request and a %s is the %s', (role, what) => {
    const notification = sampleNotification({
      orderId: null,
      messageKey: 'notification.driverRequest',
      transactionId: 't1',
    });
    const may = (permission: Permission) => rolePermissions[role].includes(permission);
    expect(notificationTarget(notification, may)?.what).toBe(what);
  });

  it('is null without a subject to open', () => {
    expect(of({})).toBeNull();
  });
});
