import { describe, expect, it } from 'vitest';
import { keysOf } from '../core/issues.test.fixtures.ts';
import { idOf } from '../core/outcome.test.fixtures.ts';
import { FUND_CENTS_MIN, MONEY_CENTS_MAX } from '../money/constants.ts';
import { autoReload, reloadCents, type AutoReload, type ReloadBalance } from './autoReload.ts';
import type { FundingMode } from './method.ts';

const rule: AutoReload = {
  isOn: true,
  thresholdCents: 50_000,
  amountCents: 200_000,
  methodId: idOf(1),
};

const having = (balanceCents: number, ...scheduled: ReloadBalance['scheduled']) => ({
  balanceCents,
  scheduled,
  nextPayDay: '2026-11-23',
});
const reloadOf =
  (mode: FundingMode) =>
  (...balance: Parameters<typeof having>) =>
    reloadCents(rule, mode, having(...balance));
const waiting = (cents: number, payOn = '2026-12-21') => ({ cents, payOn });

describe('auto reload', () => {
  it('[FUND-02] preloads the set amount once the balance is below the threshold', () => {
    expect(reloadCents(rule, 'preload', having(50_000))).toBeNull();
    expect(reloadCents(rule, 'preload', having(49_999))).toBe(200_000);
    expect(reloadCents(rule, 'preload', having(-1))).toBe(200_000);
  });

  it('[FUND-01] charges everything used once it reaches the threshold', () => {
    expect(reloadCents(rule, 'payAsYouGo', having(-49_999))).toBeNull();
    expect(reloadCents(rule, 'payAsYouGo', having(-50_000))).toBe(50_000);
    expect(reloadCents(rule, 'payAsYouGo', having(-75_000))).toBe(75_000);
    expect(reloadCents(rule, 'payAsYouGo', having(75_000))).toBeNull();
  });

  it('[FUND-01] [PAY-03] excludes amounts already covered by scheduled payments', () => {
    const reload = reloadOf('payAsYouGo');
    expect(reload(-75_000, waiting(75_000))).toBeNull();
    expect(reload(-75_000, waiting(20_000), waiting(5_001))).toBeNull();
    expect(reload(-75_000, waiting(20_000), waiting(5_000))).toBe(50_000);
  });

  it('[FUND-02] [PAY-03] waits only for a payment that arrives while funds are left', () => {
    const reload = reloadOf('preload');
    expect(reload(10_000, waiting(40_000, '2026-11-23'))).toBeNull();
    expect(reload(10_000, waiting(39_999, '2026-11-23'))).toBe(200_000);
    expect(reload(10_000, waiting(40_000, '2026-11-24'))).toBe(200_000);
    expect(reload(0, waiting(90_000, '2026-11-23'))).toBe(200_000);
  });

  it('[FUND-01] never charges less than the minimum that can be added', () => {
    const low = { ...rule, thresholdCents: 1 };
    expect(reloadCents(low, 'payAsYouGo', having(1 - FUND_CENTS_MIN))).toBeNull();
    expect(reloadCents(low, 'payAsYouGo', having(-FUND_CENTS_MIN))).toBe(FUND_CENTS_MIN);
  });

  it.each(['preload', 'payAsYouGo'] as const)('is off without isOn and a method: %s', (mode) => {
    expect(reloadCents({ ...rule, isOn: false }, mode, having(-900_000))).toBeNull();
    expect(reloadCents({ ...rule, methodId: null }, mode, having(-900_000))).toBeNull();
  });

  it('requires a threshold and an amount within bounds', () => {
    expect(keysOf(autoReload, { ...rule, thresholdCents: MONEY_CENTS_MAX })).toEqual([]);
    expect(keysOf(autoReload, { ...rule, thresholdCents: MONEY_CENTS_MAX + 1 })).toEqual([
      'value.invalid',
    ]);
    expect(keysOf(autoReload, { ...rule, amountCents: FUND_CENTS_MIN - 1 })).not.toEqual([]);
  });
});
