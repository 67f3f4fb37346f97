import { describe, expect, it } from 'vitest';
import {
  expressCheckLifecycle,
  expressCheckRefundCents,
  type ExpressCheckAction,
  type ExpressCheckContext,
  type ExpressCheckState,
} from './lifecycle.ts';

const after = (
  state: ExpressCheckState,
  action: ExpressCheckAction,
  overrides: Partial<ExpressCheckContext> = {},
) => {
  const context = {
    accountState: 'open',
    isRegistered: false,
    isCashed: false,
    ...overrides,
  } as const;
  const applied = expressCheckLifecycle.apply(state, action, context);
  return applied.ok ? applied.state : applied.reasons.map(({ key }) => key);
};

describe('expressCheckLifecycle', () => {
  it('[EXPR-02] blocks permanently, with no refund', () => {
    expect(after('activated', 'block')).toBe('blocked');
    expect(after('blocked', 'hold')).toEqual(['expressCheck.is.blocked']);
    expect(expressCheckRefundCents('block', 12_345)).toBe(0);
  });

  it('[EXPR-03] cancels a held check and refunds the full amount', () => {
    expect(after('activated', 'hold')).toBe('onHold');
    expect(expressCheckRefundCents('hold', 12_345)).toBe(12_345);
    expect(after('onHold', 'hold')).toEqual(['expressCheck.is.onHold']);
  });

  it('[EXPR-03] refuses to hold a registered or cashed check, or to block a cashed one', () => {
    expect(after('activated', 'hold', { isRegistered: true })).toEqual(['expressCheck.registered']);
    expect(after('activated', 'hold', { isRegistered: true, isCashed: true })).toEqual([
      'expressCheck.registered',
      'expressCheck.cashed',
    ]);
    expect(after('activated', 'block', { isRegistered: true })).toBe('blocked');
    expect(after('activated', 'block', { isCashed: true })).toEqual(['expressCheck.cashed']);
  });

  it('[ROLE-20] refuses changes in a read-only account and allows blocking in others', () => {
    expect(after('activated', 'block', { accountState: 'readOnly' })).toEqual([
      'expressCheck.accountReadOnly',
    ]);
    expect(after('activated', 'hold', { accountState: 'readOnly' })).toEqual([
      'expressCheck.accountReadOnly',
    ]);
    for (const accountState of ['locked', 'closed'] as const) {
      expect(after('activated', 'block', { accountState })).toBe('blocked');
    }
  });
});
