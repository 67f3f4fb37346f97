import { describe, expect, it } from 'vitest';
import { keysOf } from '../core/issues.test.fixtures.ts';
import { idOf } from '../core/outcome.test.fixtures.ts';
import { FUND_CENTS_MIN, MONEY_CENTS_MAX } from '../money/constants.ts';
import { autoReload, reloadCents, type AutoReload } from './autoReload.ts';

const rule: AutoReload = {
  isOn: true,
  thresholdCents: 50_000,
  amountCents: 200_000,
  methodId: idOf(1),
};

describe('auto reload', () => {
  it('[FUND-02] loads the amount ahead once less than the threshold is left', () => {
    expect(reloadCents(rule, 'preload', 50_000)).toBeNull();
    expect(reloadCents(rule, 'preload', 49_999)).toBe(200_000);
    expect(reloadCents(rule, 'preload', -1)).toBe(200_000);
  });

  it('[FUND-01] takes all that was used once it is as much as the threshold', () => {
    expect(reloadCents(rule, 'payAsYouGo', -49_999)).toBeNull();
    expect(reloadCents(rule, 'payAsYouGo', -50_000)).toBe(50_000);
    expect(reloadCents(rule, 'payAsYouGo', -75_000)).toBe(75_000);
    expect(reloadCents(rule, 'payAsYouGo', 75_000)).toBeNull();
  });

  it('[FUND-01] never takes less than can be added', () => {
    const low = { ...rule, thresholdCents: 1 };
    expect(reloadCents(low, 'payAsYouGo', 1 - FUND_CENTS_MIN)).toBeNull();
    expect(reloadCents(low, 'payAsYouGo', -FUND_CENTS_MIN)).toBe(FUND_CENTS_MIN);
  });

  it.each(['preload', 'payAsYouGo'] as const)('adds nothing while it is off: %s', (mode) => {
    expect(reloadCents({ ...rule, isOn: false }, mode, -900_000)).toBeNull();
    expect(reloadCents({ ...rule, methodId: null }, mode, -900_000)).toBeNull();
  });

  it('has a threshold within what money can be', () => {
    expect(keysOf(autoReload, { ...rule, thresholdCents: MONEY_CENTS_MAX })).toEqual([]);
    expect(keysOf(autoReload, { ...rule, thresholdCents: MONEY_CENTS_MAX + 1 })).toEqual([
      'value.invalid',
    ]);
    expect(keysOf(autoReload, { ...rule, amountCents: FUND_CENTS_MIN - 1 })).not.toEqual([]);
  });
});
