import { describe, expect, it } from 'vitest';
import { idOf, outcome } from '../core/outcome.test.fixtures.ts';
import { isNotificationKind, NOTIFICATION_KINDS, notificationDetailKey } from './kinds.ts';
import { notification, NOTIFICATION_LEVELS } from './notification.ts';

const item = {
  notificationId: idOf(1),
  level: 'alert',
  state: 'open',
  messageKey: 'card.nearLimit',
  params: { last4: '1187', count: 3 },
  cardId: idOf(2),
  orderId: null,
  transactionId: null,
  exportId: null,
  disputeId: null,
  occurredAt: '2026-11-21T12:00:00Z',
};

describe('notifications', () => {
  it('[UI-15] recognize every known kind, and nothing else', () => {
    for (const kind of Object.keys(NOTIFICATION_KINDS)) expect(isNotificationKind(kind)).toBe(true);
    for (const key of [null, '', 'nothing', 'constructor', 'null']) {
      expect(isNotificationKind(key)).toBe(false);
    }
  });

  it('[UI-14] have the levels alert and other', () => {
    expect(NOTIFICATION_LEVELS).toEqual(['alert', 'other']);
    expect(outcome(notification, { ...item, level: 'urgent' })).toBe('level value.invalid');
  });

  it('[UI-15] may lack a level or a message', () => {
    const bare = { ...item, level: null, messageKey: null };
    expect(outcome(notification, bare)).toEqual(bare);
    expect(outcome(notification, { ...item, params: { list: [] } })).toBe(
      'params.list value.invalid',
    );
  });

  it('have a separate message key for the detail line', () => {
    const [kind] = Object.keys(NOTIFICATION_KINDS).filter(isNotificationKind);
    expect(kind && notificationDetailKey(kind)).toBe(`${kind}.detail`);
  });
});
