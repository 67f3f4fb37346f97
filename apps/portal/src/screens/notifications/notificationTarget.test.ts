import { describe, expect, it } from 'vitest';
import { sampleNotification } from '@forecourt/api-client/testing';
import {
  ACCOUNT_FEATURES,
  resolveFlags,
  rolePermissions,
  type Permission,
} from '@forecourt/validation';
import type { MenuViewer } from '../../navigation/visibleMenu.ts';
import { notificationTarget } from './notificationTarget.ts';

/** A viewer with these permissions, in an account with every feature. */
const viewer = (may: MenuViewer['may']): MenuViewer => ({
  features: new Set(ACCOUNT_FEATURES),
  flags: resolveFlags({}),
  may,
  isPhone: false,
});
const everyone = viewer(() => true);

const of = (ids: Parameters<typeof sampleNotification>[0]) =>
  notificationTarget(sampleNotification({ orderId: null, ...ids }), everyone);

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
    ['notification.accessRequested', 'requests', '/en/settings/manage-users/'],
    ['notification.cardholderRequests', 'requests', '/en/cardassignments/'],
    ['notification.expressCheckWaiting', 'expressChecks', '/en/express-check/activity/'],
    ['notification.expressCheckApproved', 'expressChecks', '/en/express-check/activity/'],
    ['notification.expressCheckDeclined', 'expressChecks', '/en/express-check/activity/'],
  ])('for %s is the %s, only for users who may see it', (messageKey, what, address) => {
    expect(of({ messageKey })).toEqual({ what, address });
    const notification = sampleNotification({ orderId: null, messageKey });
    expect(
      notificationTarget(
        notification,
        viewer(() => false),
      ),
    ).toBeNull();
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
    expect(notificationTarget(notification, viewer(may))?.what).toBe(what);
  });

  it.each([
    ['viewer', { orderId: 'o1' }, 'order'],
    ['viewer', { cardId: 'c1' }, 'card'],
    ['financial', { orderId: 'o1' }, undefined],
    ['financial', { cardId: 'c1' }, undefined],
    ['financial', { transactionId: 't1', cardId: 'c1' }, 'purchase'],
    ['financial', { disputeId: 'd1' }, 'dispute'],
  ] as const)('[UI-12] [ROLE-17] lets a %s with %j open %s', (role, ids, what) => {
    const notification = sampleNotification({ orderId: null, ...ids });
    const may = (permission: Permission) => rolePermissions[role].includes(permission);
    expect(notificationTarget(notification, viewer(may))?.what).toBe(what);
  });

  it.each([
    ['disputes.view', { disputeId: 'd1', transactionId: 't1' }, 'purchase'],
    ['transactions.view', { transactionId: 't1', cardId: 'c1' }, 'card'],
    ['transactions.view', { transactionId: 't1' }, undefined],
  ] as const)('[UI-12] without %s for %j is %s', (denied, ids, what) => {
    const notification = sampleNotification({ orderId: null, ...ids });
    const target = notificationTarget(
      notification,
      viewer((permission) => permission !== denied),
    );
    expect(target?.what).toBe(what);
  });

  it.each(['notification.cardholderRequests', 'notification.accessRequested'])(
    '[UI-12] for %s is null in an account without the screen',
    (messageKey) => {
      const notification = sampleNotification({ orderId: null, messageKey });
      expect(notificationTarget(notification, { ...everyone, features: new Set() })).toBeNull();
    },
  );

  it('is null without a subject to open', () => {
    expect(of({})).toBeNull();
  });
});
