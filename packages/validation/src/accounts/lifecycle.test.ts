import { describe, expect, it } from 'vitest';
import { CARD_ACTION_OF_ACCOUNT, cardLifecycle } from '../cards/lifecycle.ts';
import type { AccountState } from './accounts.ts';
import { accountLifecycle, type AccountAction, type AccountContext } from './lifecycle.ts';

const context = (overrides: Partial<AccountContext> = {}): AccountContext => ({
  now: new Date('2026-11-21T12:00:00Z'),
  timeZone: 'America/Chicago',
  isDelinquent: false,
  lastActiveAt: new Date('2026-11-20T12:00:00Z'),
  closedAt: null,
  isCustomerService: false,
  ...overrides,
});
const after = (
  state: AccountState,
  action: AccountAction,
  overrides: Partial<AccountContext> = {},
) => {
  const applied = accountLifecycle.apply(state, action, context(overrides));
  return applied.ok ? applied.state : applied.reasons.map(({ key }) => key);
};
const paramsAgainst = (...[state, action, some]: Parameters<typeof after>) => {
  const applied = accountLifecycle.apply(state, action, context(some));
  return applied.ok ? [] : applied.reasons.map((reason) => reason.params);
};

describe('accountLifecycle', () => {
  it.each<[id: string, from: AccountState, action: AccountAction, to: AccountState]>([
    ['USER-07', 'open', 'makeReadOnly', 'readOnly'],
    ['USER-07', 'readOnly', 'makeWritable', 'open'],
    ['USER-07', 'open', 'close', 'closed'],
    ['USER-07', 'readOnly', 'close', 'closed'],
    ['USER-07', 'locked', 'close', 'closed'],
    ['USER-07', 'locked', 'unlock', 'open'],
  ])('[%s] from %s, %s leads to %s', (_id, from, action, to) => {
    expect(after(from, action)).toBe(to);
  });

  it('[USER-08] permanently blocks every open card when the account is closed', () => {
    const { close } = CARD_ACTION_OF_ACCOUNT;
    expect(close).toBe('block');
    for (const state of ['pendingActivation', 'active', 'onHold', 'unassigned'] as const) {
      const applied = cardLifecycle.apply(state, 'block', { accountState: 'closed' });
      expect(applied).toEqual({ ok: true, state: 'blocked' });
    }
    expect(cardLifecycle.table.block.irreversible).toBe(true);
  });

  it('[USER-10] locks only a delinquent account, and refuses to unlock it until it is paid', () => {
    expect(after('open', 'lockDelinquent', { isDelinquent: true })).toBe('locked');
    expect(after('open', 'lockDelinquent')).toEqual(['account.notDelinquent']);
    expect(after('locked', 'unlock', { isDelinquent: true })).toEqual(['account.delinquent']);
  });

  it('[USER-07] [USER-10] returns a locked account to the state it had before the lock', () => {
    expect(after('readOnly', 'lockDelinquent', { isDelinquent: true })).toBe('locked');
    const lockedFrom = 'readOnly';
    expect(after('locked', 'unlockReadOnly', { lockedFrom })).toBe('readOnly');
    expect(after('locked', 'unlock', { lockedFrom })).toEqual(['account.wasReadOnly']);
    expect(after('locked', 'unlockReadOnly', { lockedFrom, isDelinquent: true })).toEqual([
      'account.delinquent',
    ]);
    expect(after('locked', 'unlockReadOnly')).toEqual(['account.wasNotReadOnly']);
  });

  it('[USER-11] locks after six months without use, in the account’s time zone', () => {
    const lastActiveAt = new Date('2026-05-22T04:30:00Z'); // May 21, 11:30 p.m. in Chicago
    expect(after('open', 'lockInactive', { lastActiveAt })).toBe('locked');
    expect(after('open', 'lockInactive', { lastActiveAt, timeZone: 'UTC' })).toEqual([
      'account.notInactive',
    ]);
    expect(after('locked', 'unlock', { lastActiveAt })).toEqual(['account.inactive']);
    expect(after('locked', 'unlock', { lastActiveAt, isCustomerService: true })).toBe('open');
  });

  it('[USER-09] reactivates a closed account only by phone and within 30 days', () => {
    const closedAt = new Date('2026-10-22T12:00:00Z');
    const isCustomerService = true;
    expect(after('closed', 'reactivate', { closedAt, isCustomerService })).toBe('open');
    expect(after('closed', 'reactivate', { closedAt })).toEqual(['account.callToReactivate']);
    const tooEarly = new Date('2026-10-21T12:00:00Z');
    expect(after('closed', 'reactivate', { closedAt: tooEarly, isCustomerService })).toEqual([
      'account.reactivationOver',
    ]);
    expect(after('closed', 'reactivate', { isCustomerService })).toEqual([
      'account.reactivationOver',
    ]);
  });

  it('[USER-09] [USER-11] includes the number of months or days in its reasons', () => {
    const lastActiveAt = new Date('2026-01-01T12:00:00Z');
    const closedAt = new Date('2026-01-01T12:00:00Z');
    expect(paramsAgainst('open', 'lockInactive')).toEqual([{ months: 6 }]);
    expect(paramsAgainst('locked', 'unlock', { lastActiveAt })).toEqual([{ months: 6 }]);
    expect(paramsAgainst('closed', 'reactivate', { closedAt })).toEqual([
      { days: 30 },
      { days: 30 },
    ]);
  });

  it('[USER-09] does not reactivate the blocked cards of a reactivated account', () => {
    const applied = cardLifecycle.apply('blocked', 'reactivate', { accountState: 'open' });
    expect(applied).toMatchObject({ ok: false, reasons: [{ key: 'card.is.blocked' }] });
  });
});
