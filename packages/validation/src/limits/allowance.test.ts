import { describe, expect, it } from 'vitest';
import { issuesOf, placedKeysOf } from '../core/issues.test.fixtures.ts';
import { allowance, centsOfGallons } from './allowance.ts';

const input = {
  amountCents: 45_000,
  milligallons: null,
  siteNumber: null,
  until: '2026-11-22T18:00:00Z',
  reason: 'Road closed, long way round',
};

describe('a one-time allowance beyond the limits', () => {
  it.each<[id: string, changed: object, expected: readonly string[]]>([
    ['CARD-30', {}, []],
    ['CARD-30', { amountCents: 99 }, ['amountCents: value.between']],
    ['CARD-30', { amountCents: 100 }, []],
    ['CARD-30', { amountCents: 9_999_999 }, []],
    ['CARD-30', { amountCents: 10_000_000 }, ['amountCents: value.between']],
    ['LIMIT-08', { milligallons: 0 }, ['milligallons: value.required']],
    ['LIMIT-08', { milligallons: 1 }, []],
    ['LIMIT-08', { milligallons: 500_000 }, []],
    ['LIMIT-08', { milligallons: 500_001 }, ['milligallons: value.between']],
  ])('[%s] with %j reports %j', (_id, changed, expected) => {
    expect(placedKeysOf(allowance, { ...input, ...changed })).toEqual(expected);
  });

  it('requires an amount, gallons, or both', () => {
    expect(placedKeysOf(allowance, { ...input, amountCents: null })).toEqual([
      'amountCents: value.required',
    ]);
    expect(placedKeysOf(allowance, { ...input, amountCents: null, milligallons: 500 })).toEqual([]);
    expect(placedKeysOf(allowance, { ...input, milligallons: 500 })).toEqual([]);
    const { amountCents, until, reason } = input;
    expect(placedKeysOf(allowance, { amountCents, until, reason })).toEqual([]);
    expect(placedKeysOf(allowance, { amountCents: null, until, reason })).toEqual([
      'amountCents: value.required',
    ]);
  });

  it('[LIMIT-08] reports its bounds in gallons', () => {
    const [issue] = issuesOf(allowance, { ...input, milligallons: 600_000 });
    expect(issue?.params).toEqual({ min: 0, max: 500 });
  });

  it('[LIMIT-09] prices gallons at $10 each, rounded up to a cent', () => {
    expect(centsOfGallons(20_000)).toBe(20_000);
    expect(centsOfGallons(1)).toBe(1);
    expect(centsOfGallons(1001)).toBe(1001);
  });
});
