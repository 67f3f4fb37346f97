import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { backTest, FORECAST_HISTORY_DAYS, forecastCycle } from './forecast.ts';

/** A working week: five days of 100, then two of nothing. */
const day = (at: number) => (((at % 7) + 7) % 7 < 5 ? 100 : 0);
const days = (from: number, count: number) =>
  Array.from({ length: count }, (_, at) => day(from + at));
const sum = (cents: readonly number[]) => cents.reduce((all, one) => all + one, 0);

describe('a cycle’s forecast', () => {
  it('adds the mean of the weekday for each remaining day', () => {
    const before = days(-FORECAST_HISTORY_DAYS, FORECAST_HISTORY_DAYS);
    const cents = days(0, 10);
    const whole = days(0, 30);
    expect(forecastCycle({ cents, dayCount: 30, history: [...before, ...cents] })).toBe(sum(whole));
  });

  it('is exact for any repeating week, however far ahead', () => {
    const week = fc.array(fc.nat(1e7), { minLength: 7, maxLength: 7 });
    const dayCount = fc.integer({ min: 0, max: 31 });
    fc.assert(
      fc.property(week, dayCount, dayCount, (amounts, count, daysIn) => {
        const of = (at: number) => amounts.at(at % 7) ?? 0;
        const history = Array.from({ length: FORECAST_HISTORY_DAYS }, (_, at) => of(at));
        const whole = Array.from({ length: count }, (_, at) => of(FORECAST_HISTORY_DAYS + at));
        const cents = whole.slice(0, daysIn);
        const cycle = { cents, dayCount: count, history: [...history, ...cents] };
        expect(forecastCycle(cycle)).toBe(sum(whole));
      }),
    );
  });

  it('uses only the last eight weeks', () => {
    const quiet = days(-FORECAST_HISTORY_DAYS, FORECAST_HISTORY_DAYS);
    const busy = quiet.map((cents) => cents + 900);
    const cycle = { cents: [], dayCount: 30, history: [...busy, ...quiet] };
    expect(forecastCycle(cycle)).toBe(sum(days(0, 30)));
  });

  it('equals the actual spending once the cycle is over', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(1e7), { minLength: 28, maxLength: 31 }), (cents) => {
        const cycle = { cents, dayCount: cents.length, history: cents };
        expect(forecastCycle(cycle)).toBe(sum(cents));
      }),
    );
  });

  it('is zero without any history', () => {
    expect(forecastCycle({ cents: [], dayCount: 30, history: [] })).toBe(0);
    expect(backTest([], 3)).toEqual({ errorShare: null, sameAsLastErrorShare: null, cycles: 0 });
  });
});

describe('backTest', () => {
  it('reports no error for repeating weeks, and the error of reusing the last cycle', () => {
    const cents = days(0, 30);
    const before = days(-FORECAST_HISTORY_DAYS, FORECAST_HISTORY_DAYS);
    const past = { cents, before, previousTotalCents: sum(cents) * 1.5 };
    const empty = { cents: [0, 0], before, previousTotalCents: 0 };
    expect(backTest([past, empty], 12)).toEqual({
      errorShare: 0,
      sameAsLastErrorShare: 0.5,
      cycles: 1,
    });
  });

  it('uses only the days up to the given one, and averages over all cycles', () => {
    const before = Array.from({ length: FORECAST_HISTORY_DAYS }, () => 100);
    const cycle = (later: number) => ({
      cents: [...Array.from({ length: 10 }, () => 100), ...Array.from({ length: 20 }, () => later)],
      before,
      previousTotalCents: 3000,
    });
    // The forecast is 3000; the actual totals are 5000, 3000, and 1500
    const { errorShare, cycles } = backTest([cycle(200), cycle(100), cycle(25)], 10);
    expect(errorShare).toBeCloseTo((0.4 + 0 + 1) / 3);
    expect(cycles).toBe(3);
    const sameDay = backTest([cycle(200)], 30);
    expect(sameDay.errorShare).toBe(0);
    expect(backTest([cycle(200)], 31)).toEqual(sameDay);
  });
});
