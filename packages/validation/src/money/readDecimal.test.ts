import { describe, expect, it } from 'vitest';
import { outcome, accepts } from '../core/outcome.test.fixtures.ts';
import { expressLimits } from './expressAmounts.ts';
import { fundFeeBasisPoints } from './funding.ts';
import { centsBetween } from './money.ts';
import { readDecimal } from './readDecimal.ts';

describe('readDecimal', () => {
  it.each<[typed: string | number, expected: number | string]>([
    [2.5, 250],
    [' 2.50 ', 250],
    ['$ 2.5', 250],
    ['2.', 200],
    ['2.500', 250],
    ['2.505', 'money.decimals'],
    ['1,234.5', 123_450],
    ['12,34', 'value.invalid'],
    ['1,234,56', 'value.invalid'],
    ['-1', 'value.invalid'],
    [Number.NaN, 'value.invalid'],
    [Number.POSITIVE_INFINITY, 'value.invalid'],
    ['.', 'value.invalid'],
    ['$.', 'value.invalid'],
    ['', 'value.required'],
    [' $ ', 'value.required'],
    ['90071992547409.92', 'value.invalid'],
    ['90071992547409.91', Number.MAX_SAFE_INTEGER],
  ])('[LIMIT-10] reads %o as %o', (typed, expected) => {
    const found = readDecimal(typed, 2, 'money.decimals');
    expect(found).toEqual(typeof expected === 'number' ? { value: expected } : { key: expected });
  });
});

const limits = (one: unknown, day: unknown) => ({
  maxTransactionAmount: one,
  dailyTransactionAmount: day,
});

describe('bounds', () => {
  it('are inclusive', () => {
    const cents = centsBetween(100, 200);
    expect([99, 100, 200, 201].map((value) => accepts(cents, value))).toEqual([
      false,
      true,
      true,
      false,
    ]);
    expect(outcome(cents, 201)).toBe('value.between');
    expect(accepts(fundFeeBasisPoints, 0)).toBe(true);
    expect(accepts(fundFeeBasisPoints, -1)).toBe(false);
  });

  it('[EXPR-07] are compared only between valid amounts', () => {
    expect(outcome(expressLimits, limits([99_999], '100'))).toBe(
      'maxTransactionAmount value.invalid',
    );
    expect(outcome(expressLimits, limits('75', [1]))).toBe('dailyTransactionAmount value.invalid');
  });
});
