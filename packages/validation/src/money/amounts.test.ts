import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { issuesOf, outcome, accepts } from '../core/outcome.test.fixtures.ts';
import {
  expressCheckAmount,
  expressCheckCents,
  expressDailyLimit,
  expressDailyLimitCents,
  expressLimitCents,
  expressLimits,
} from './expressAmounts.ts';
import {
  fundAmount,
  fundCents,
  fundFeeBasisPoints,
  fundFeeCents,
  FUNDING_METHODS,
  fundingMethod,
  newFundingMethod,
} from './funding.ts';

const typed = (cents: number) => (cents / 100).toFixed(2);

describe('[FUND-09] fund amounts', () => {
  it.each([
    ['100', 10_000],
    ['$100.00', 10_000],
    [250.5, 25_050],
    ['99.99', 'fund.atLeast'],
    ['0', 'fund.atLeast'],
    ['100.001', 'money.decimals'],
    ['-100', 'value.invalid'],
    ['', 'value.required'],
    [{}, 'value.invalid'],
  ])('[FUND-09] reads %o as %o', (value, expected) => {
    expect(outcome(fundAmount, value)).toBe(expected);
  });

  it('[FUND-09] round-trip every amount from $100 and refuse less', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 20_000 }), (cents) => {
        expect(outcome(fundAmount, typed(cents))).toBe(cents >= 10_000 ? cents : 'fund.atLeast');
        expect(accepts(fundCents, cents)).toBe(cents >= 10_000);
      }),
    );
  });

  it('[FUND-12] the fee is 0 to 3.5% of the amount, rounded to the cent', () => {
    fc.assert(
      fc.property(fc.integer({ min: -500, max: 1000 }), (points) => {
        expect(accepts(fundFeeBasisPoints, points)).toBe(points >= 0 && points <= 350);
      }),
    );
    expect(outcome(fundFeeBasisPoints, 350)).toBe(350);
    expect(outcome(fundFeeBasisPoints, 351)).toBe('fund.feeRate');
    expect(issuesOf(fundFeeBasisPoints, 351)).toMatchObject([{ params: { min: 0, max: 3.5 } }]);
    expect(fundFeeCents(10_000, 0)).toBe(0);
    expect(fundFeeCents(10_000, 350)).toBe(350);
    expect(fundFeeCents(10_043, 350)).toBe(352);
    expect(fundFeeCents(12_300, 50)).toBe(62);
    expect(fundFeeCents(12_299, 50)).toBe(61);
    expect(fundFeeCents(53, 283)).toBe(1);
  });

  it('[FUND-10] refuse a second funding method of the same type', () => {
    const schema = newFundingMethod({ existingMethods: ['bank'] });
    expect(outcome(schema, 'bank')).toBe('fund.methodTaken');
    expect(outcome(schema, 'card')).toBe('card');
    expect(outcome(schema, '')).toBe('fund.methodRequired');
    expect(outcome(schema, 'cash')).toBe('value.invalid');
  });

  it('[ENT-41] accept the four funding methods', () => {
    expect(FUNDING_METHODS).toEqual(['card', 'bank', 'westernUnion', 'wireAch']);
    for (const method of FUNDING_METHODS) expect(outcome(fundingMethod, method)).toBe(method);
  });
});

describe('[EXPR-04 to EXPR-07] express amounts', () => {
  it.each([
    ['EXPR-05', '0', 0],
    ['EXPR-05', '5000', 500_000],
    ['EXPR-05', '5,000.00', 500_000],
    ['EXPR-05', '5000.01', 'value.between'],
    ['EXPR-05', '-0.01', 'value.invalid'],
    ['EXPR-04', '12.34', 1234],
    ['EXPR-04', '12.345', 'money.decimals'],
  ])('[%s] reads %o as %o', (_id, value, expected) => {
    expect(outcome(expressCheckAmount, value)).toBe(expected);
  });

  it('[EXPR-04] [EXPR-05] [EXPR-06] round-trip every amount in bounds and refuse others', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000 }), (cents) => {
        const expected = cents <= 500_000 ? cents : 'value.between';
        expect(outcome(expressCheckAmount, typed(cents))).toBe(expected);
        expect(accepts(expressCheckCents, cents)).toBe(cents <= 500_000);
      }),
    );
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 20_000 }), (cents) => {
        const expected = cents <= 10_000 ? cents : 'value.between';
        expect(outcome(expressDailyLimit, typed(cents))).toBe(expected);
        expect(accepts(expressDailyLimitCents, cents)).toBe(cents <= 10_000);
      }),
    );
  });

  it('[EXPR-07] allow no more for one check than for a day', () => {
    const cents = fc.integer({ min: 0, max: 500_000 });
    fc.assert(
      fc.property(cents, cents, (transaction, day) => {
        const asTyped = {
          maxTransactionAmount: typed(transaction),
          dailyTransactionAmount: typed(day),
        };
        const inCents = { maxTransactionCents: transaction, dailyTransactionCents: day };
        const isGood = transaction <= day;
        expect(outcome(expressLimits, asTyped)).toEqual(
          isGood
            ? { maxTransactionAmount: transaction, dailyTransactionAmount: day }
            : 'maxTransactionAmount express.transactionAboveDay',
        );
        expect(outcome(expressLimitCents, inCents)).toEqual(
          isGood ? inCents : 'maxTransactionCents express.transactionAboveDay',
        );
      }),
    );
  });

  it('[EXPR-07] allow as much for one check as for a day', () => {
    const equal = { maxTransactionAmount: '100', dailyTransactionAmount: '100.00' };
    expect(accepts(expressLimits, equal)).toBe(true);
    const inCents = { maxTransactionCents: 10_000, dailyTransactionCents: 10_000 };
    expect(accepts(expressLimitCents, inCents)).toBe(true);
  });

  it.each([
    ['99.99', fundAmount, 100],
    [9999, fundCents, 100],
    ['5000.01', expressCheckAmount, 0],
    [500_001, expressCheckCents, 0],
  ])('report bounds in dollars: %o', (value, schema, min) => {
    expect(issuesOf(schema, value)).toMatchObject([{ params: { min } }]);
    const max = min === 0 ? 5000 : 9_999_999.99;
    expect(issuesOf(schema, value)).toMatchObject([{ params: { max } }]);
  });

  it('[EXPR-07] validate each amount before comparing them', () => {
    expect(
      outcome(expressLimits, { maxTransactionAmount: '5000.01', dailyTransactionAmount: '1' }),
    ).toBe('maxTransactionAmount value.between');
    expect(outcome(expressLimits, { maxTransactionAmount: '1' })).toBe(
      'dailyTransactionAmount value.required',
    );
  });
});
