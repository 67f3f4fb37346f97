import { parseDate } from '@internationalized/date';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { issuesOf, outcome, accepts } from '../core/outcome.test.fixtures.ts';
import { LONG_RANGE_DAYS_MAX, LONG_RANGE_YEARS_MAX, LONGEST_RANGE_YEARS_MAX } from './constants.ts';
import {
  dateRange,
  insightsRange,
  paymentHistoryRange,
  reportsRange,
  transactionsRange,
} from './dateRange.ts';
import { paymentHistoryDays, transactionDays } from './listDays.ts';

const now = new Date('2026-11-21T12:00:00Z');
const today = parseDate('2026-11-21');
const range = (fromDate: unknown, toDate: unknown) => ({ fromDate, toDate });
const back = (days: number) => today.subtract({ days }).toString();

describe('[LIMIT-12] [TXN-05 to TXN-07] dateRange', () => {
  it.each([
    ['2026-11-01', '2026-11-21', 'taken'],
    ['2026-11-21', '2026-11-21', 'taken'],
    ['2026-11-21', '2026-12-31', 'taken'],
    ['2026-11-21', '2026-11-20', 'fromDate dateRange.startAfterEnd'],
    ['2026-11-22', '2026-11-30', 'fromDate dateRange.notYet'],
    ['1999-12-31', '2026-11-21', 'taken'],
    ['0999-12-31', '2026-11-21', 'fromDate date.invalid'],
    ['2026-02-29', '2026-11-21', 'fromDate date.invalid'],
    ['21.11.2026', '2026-11-21', 'fromDate date.invalid'],
    ['2026-21-11', '2026-11-21', 'fromDate date.invalid'],
    ['', '2026-11-21', 'fromDate date.startRequired'],
    ['2026-11-01', undefined, 'toDate date.endRequired'],
    [4, '2026-11-21', 'fromDate value.invalid'],
  ])('[LIMIT-12] from %o to %o is %o', (from, to, expected) => {
    const input = range(from, to);
    expect(outcome(dateRange({ now }), input)).toEqual(expected === 'taken' ? input : expected);
  });

  it('[LIMIT-12] accepts two days exactly if the first is not after the last', () => {
    const day = fc.integer({ min: 0, max: 2000 });
    fc.assert(
      fc.property(day, day, (from, to) => {
        expect(accepts(dateRange({ now }), range(back(from), back(to)))).toBe(from >= to);
      }),
    );
  });

  it('counts days in the account’s time zone', () => {
    const evening = { now: new Date('2026-11-22T03:00:00Z'), timeZone: 'America/Chicago' };
    expect(outcome(dateRange(evening), range('2026-11-22', '2026-11-22'))).toBe(
      'fromDate dateRange.notYet',
    );
  });

  it.each([
    ['TXN-05', { maxDays: LONG_RANGE_DAYS_MAX }, { days: 93 }, 'dateRange.tooManyDays'],
    ['TXN-06', { maxYears: LONG_RANGE_YEARS_MAX }, { years: 2 }, 'dateRange.tooManyYears'],
    ['TXN-07', { maxYears: LONGEST_RANGE_YEARS_MAX }, { years: 3 }, 'dateRange.tooManyYears'],
  ])('[%s] spans at most %o', (_id, bounds, span, key) => {
    const schema = dateRange({ now, ...bounds });
    const longest = today.subtract(span);
    expect(accepts(schema, range(longest.toString(), today.toString()))).toBe(true);
    const longer = longest.subtract({ days: 1 }).toString();
    expect(outcome(schema, range(longer, today.toString()))).toBe(`toDate ${key}`);
  });

  it('counts years from a leap day too', () => {
    const schema = dateRange({ now, maxYears: 2 });
    expect(accepts(schema, range('2024-02-29', '2026-02-28'))).toBe(true);
    expect(accepts(schema, range('2024-02-29', '2026-03-01'))).toBe(false);
  });
});

describe('[TXN-04] [TXN-08] [RPT-04] [PAY-04] [MSG-62] named ranges', () => {
  it('[TXN-04] limit Insights to 90 days, however long ago', () => {
    const schema = insightsRange({ now });
    fc.assert(
      fc.property(fc.nat(400), fc.nat(200), (ago, days) => {
        expect(accepts(schema, range(back(ago + days), back(ago)))).toBe(days <= 90);
      }),
    );
    expect(outcome(schema, range(back(91), back(0)))).toBe('toDate dateRange.tooManyDays');
  });

  it('[TXN-08] limit transactions to the last 90 days', () => {
    const schema = transactionsRange({ now });
    fc.assert(
      fc.property(fc.nat(200), fc.nat(200), (from, to) => {
        expect(accepts(schema, range(back(from), back(to)))).toBe(from >= to && from <= 90);
      }),
    );
    expect(issuesOf(schema, range(back(91), back(80)))).toMatchObject([{ params: { max: 90 } }]);
    expect(outcome(schema, range(back(91), back(80)))).toBe(
      'fromDate dateRange.transactionHistory',
    );
  });

  it.each([
    ['RPT-04', reportsRange],
    ['PAY-04', paymentHistoryRange],
  ] as const)('[%s] [MSG-62] limit reports and payment history to 3 years', (_id, rangeFor) => {
    const schema = rangeFor({ now });
    expect(accepts(schema, range('2023-11-21', '2026-11-21'))).toBe(true);
    const tooOld = range('2023-11-20', '2023-12-31');
    expect(issuesOf(schema, tooOld)).toMatchObject([{ params: { max: 3 } }]);
    expect(outcome(schema, tooOld)).toBe('fromDate dateRange.reportHistory');
    expect(outcome(schema, range('2023-11-21', '2026-11-22'))).toBe(
      'toDate dateRange.tooManyYears',
    );
  });

  it.each([
    ['TXN-08', transactionDays, transactionsRange, '2026-08-23', 'dateRange.transactionHistory'],
    ['PAY-04', paymentHistoryDays, paymentHistoryRange, '2023-11-21', 'dateRange.reportHistory'],
  ] as const)(
    '[%s] fill in a missing start or end day without reaching further back',
    (_id, daysOf, rangeFor, earliest, key) => {
      const all = daysOf({ now }, { fromDate: null, toDate: null });
      expect(all).toEqual(range(earliest, '2026-11-21'));
      expect(daysOf({ now }, { fromDate: '2026-11-01', toDate: null })).toEqual(
        range('2026-11-01', '2026-11-21'),
      );
      expect(daysOf({ now }, { fromDate: null, toDate: '2026-11-01' })).toEqual(
        range(earliest, '2026-11-01'),
      );
      for (const input of [
        { fromDate: '2020-01-01', toDate: null },
        { fromDate: null, toDate: '2020-01-01' },
      ]) {
        expect(outcome(rangeFor({ now }), daysOf({ now }, input))).toBe(`fromDate ${key}`);
      }
      const later = daysOf({ now }, { fromDate: '2026-12-01', toDate: null });
      expect(outcome(rangeFor({ now }), later)).toBe('fromDate dateRange.notYet');
    },
  );
});
