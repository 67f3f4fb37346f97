import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fieldIssues } from '../core/issue.ts';
import { money } from './money.ts';

const outcome = (schema: typeof money, value: unknown) => {
  const parsed = schema.safeParse(value);
  return parsed.success
    ? parsed.data
    : fieldIssues(parsed.error)
        .map(({ key }) => key)
        .join();
};

describe('money', () => {
  it.each([
    ['1234.5', 123_450],
    ['$1,234.50', 123_450],
    ['.5', 50],
    [0.29, 29],
    ['180.00', 18_000],
    ['180.100', 18_010],
    ['0', 0],
    ['', 'value.required'],
    [null, 'value.required'],
    ['12.345', 'money.decimals'],
    ['-1', 'value.invalid'],
    ['1,23.50', 'value.invalid'],
    ['1234,567', 'value.invalid'],
    ['$ 123,456,7', 'value.invalid'],
    ['$ 9,999,999.99', 999_999_999],
    ['.', 'value.invalid'],
    ['1e3', 'value.invalid'],
    [Number.POSITIVE_INFINITY, 'value.invalid'],
    ['10000000', 'value.atMost'],
    [{}, 'value.invalid'],
  ])('[LIMIT-10] reads %o as %o', (input, expected) => {
    expect(outcome(money, input)).toBe(expected);
  });

  it('[LIMIT-10] round-trips every amount in cents', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 999_999_999 }), (cents) => {
        expect(outcome(money, (cents / 100).toFixed(2))).toBe(cents);
        expect(outcome(money, cents / 100)).toBe(cents);
      }),
    );
  });
});
