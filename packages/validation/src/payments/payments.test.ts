import { describe, expect, it } from 'vitest';
import { BALANCE_SHOWN_HOURS_MAX } from './constants.ts';
import {
  paymentLifecycle,
  type PaymentAction,
  type PaymentContext,
  type PaymentState,
} from './lifecycle.ts';
import { paymentCutoffAt } from './paymentCutoff.ts';

const iso = (at: number) => new Date(at).toISOString();
const after = (
  state: PaymentState,
  action: PaymentAction,
  overrides: Partial<PaymentContext> = {},
) => {
  const applied = paymentLifecycle.apply(state, action, {
    accountState: 'open',
    now: new Date('2026-11-21T12:00:00Z'),
    country: 'US',
    payOn: '2026-11-23',
    ...overrides,
  });
  return applied.ok ? applied.state : applied.reasons;
};

describe('paymentCutoffAt', () => {
  it('[PAY-05] is 11:59 p.m. Eastern Time, in winter and summer', () => {
    expect(iso(paymentCutoffAt('2026-11-21', 'US'))).toBe('2026-11-22T04:59:59.999Z');
    expect(iso(paymentCutoffAt('2026-07-01', 'US'))).toBe('2026-07-02T03:59:59.999Z');
  });

  it('[PAY-06] is 4 p.m. Eastern Time in Canada', () => {
    expect(iso(paymentCutoffAt('2026-11-21', 'CA'))).toBe('2026-11-21T21:00:00.000Z');
  });

  it.each(['', '2026-02-30', '2026-13-01', '21/11/2026', '__proto__', '2026-11-21T00:00'])(
    'is NaN for %j',
    (day) => expect(paymentCutoffAt(day, 'US')).toBeNaN(),
  );
});

describe('paymentLifecycle', () => {
  it.each<[from: PaymentState, action: PaymentAction, to: PaymentState]>([
    ['unpaid', 'schedule', 'scheduled'],
    ['scheduled', 'cancel', 'unpaid'],
    ['scheduled', 'settle', 'paid'],
    ['unpaid', 'settle', 'paid'],
    ['scheduled', 'fail', 'unpaid'],
    ['paid', 'return', 'unpaid'],
  ])('[PAY-03] from %s, %s leads to %s', (from, action, to) => {
    expect(after(from, action)).toBe(to);
  });

  it('[PAY-05] [PAY-06] schedules and cancels until the cutoff, and reports it', () => {
    const payOn = '2026-11-21';
    const lastMoment = new Date('2026-11-22T04:59:59Z');
    expect(after('unpaid', 'schedule', { payOn, now: lastMoment })).toBe('scheduled');
    const late = new Date('2026-11-22T05:00:00Z');
    expect(after('unpaid', 'schedule', { payOn, now: late })).toEqual([
      { key: 'payment.cutoffPassed', params: { cutoffAt: '2026-11-22T04:59:59.999Z' } },
    ]);
    expect(after('scheduled', 'cancel', { payOn, now: lastMoment })).toBe('unpaid');
    expect(after('scheduled', 'cancel', { payOn, now: late })).toEqual([
      { key: 'payment.underWay', params: {} },
    ]);
    const sharp = new Date('2026-11-21T21:00:00.000Z');
    expect(after('unpaid', 'schedule', { payOn, now: sharp, country: 'CA' })).toBe('scheduled');
    expect(after('unpaid', 'schedule', { payOn, now: lastMoment, country: 'CA' })).toEqual([
      { key: 'payment.cutoffPassed', params: { cutoffAt: '2026-11-21T21:00:00.000Z' } },
    ]);
  });

  it('requires a valid payment day', () => {
    for (const payOn of [null, 'someday']) {
      expect(after('unpaid', 'schedule', { payOn })).toEqual([
        { key: 'payment.dayNeeded', params: {} },
      ]);
    }
  });

  it('[USER-07] lets locked and closed accounts pay, but not read-only ones', () => {
    expect(after('unpaid', 'schedule', { accountState: 'locked' })).toBe('scheduled');
    expect(after('unpaid', 'schedule', { accountState: 'closed' })).toBe('scheduled');
    for (const [state, action] of [
      ['unpaid', 'schedule'],
      ['scheduled', 'cancel'],
    ] as const) {
      expect(after(state, action, { accountState: 'readOnly' })).toEqual([
        { key: 'payment.accountReadOnly', params: {} },
      ]);
    }
  });

  it('[PAY-07] the balance may take 24 hours to show', () => {
    expect(BALANCE_SHOWN_HOURS_MAX).toBe(24);
  });
});
