import { describe, expect, it } from 'vitest';
import { en } from '../messages/en.ts';
import { ACCOUNT_STATES } from './accounts.ts';
import type { AccountContext } from './lifecycle.ts';
import { customerIdReasons, fleetReasons, lockReasons } from './accountReasons.ts';

const now = new Date('2026-11-21T12:00:00Z');
const context: AccountContext = {
  now,
  timeZone: 'America/Chicago',
  isDelinquent: false,
  lastActiveAt: new Date('2026-11-20T12:00:00Z'),
  closedAt: null,
  isCustomerService: false,
};
const unused = { lastActiveAt: new Date('2026-05-21T12:00:00Z') };

describe('lockReasons', () => {
  it('[MSG-19] reports a delinquent account', () => {
    expect(lockReasons('locked', { ...context, isDelinquent: true })).toEqual([
      { key: 'account.lockedDelinquent', params: {} },
    ]);
    expect(en['account.lockedDelinquent']).toContain('locked due to delinquent status');
  });

  it('[MSG-20] reports an account unused for six months, and that card orders are blocked', () => {
    expect(lockReasons('locked', { ...context, ...unused })).toEqual([
      { key: 'account.lockedInactive', params: { months: 6 } },
    ]);
    expect(en['account.lockedInactive']).toBe(
      'The account is locked after {months} months of inactivity, and card orders are blocked',
    );
    const dayLess = { lastActiveAt: new Date('2026-05-22T12:00:00Z') };
    expect(lockReasons('locked', { ...context, ...dayLess })).toEqual([]);
  });

  it('reports both reasons, and nothing unless the account is locked', () => {
    const both = { ...context, ...unused, isDelinquent: true };
    expect(lockReasons('locked', both)).toHaveLength(2);
    for (const state of ACCOUNT_STATES) {
      if (state !== 'locked') expect(lockReasons(state, both)).toEqual([]);
    }
  });
});

describe('fleetReasons', () => {
  it('[MSG-49] refuses an inactive fleet and any fleet of a locked or closed account', () => {
    const refusal = [{ key: 'fleet.lockedOrInactive', params: {} }];
    expect(en['fleet.lockedOrInactive']).toBe('Fleet is locked or not active');
    expect(
      ACCOUNT_STATES.filter((state) => fleetReasons(state, { isActive: true }).length > 0),
    ).toEqual(['locked', 'closed']);
    expect(fleetReasons('locked', { isActive: true })).toEqual(refusal);
    expect(fleetReasons('open', { isActive: false })).toEqual(refusal);
  });
});

describe('customerIdReasons', () => {
  it.each([
    ['2026-11-21', '2026-11-22T05:59:59Z', []],
    ['2026-11-21', '2026-11-22T06:00:00Z', ['customer.idExpired']],
    [null, '2026-11-22T06:00:00Z', []],
  ])('[MSG-50] for an ID valid through %s, at %s, returns %j', (lastDay, at, keys) => {
    const term = { lastDay, now: new Date(at), timeZone: 'America/Chicago' };
    expect(customerIdReasons(term).map(({ key }) => key)).toEqual(keys);
    for (const { params } of customerIdReasons(term)) expect(params).toEqual({ lastDay });
  });
});
