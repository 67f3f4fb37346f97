import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { backTest, FORECAST_HISTORY_DAYS, forecastCycle } from './forecast.ts';

/** A week of trucks: five days of 100, then nothing. */
const day = (at: number) => (((at % 7) + 7) % 7 < 5 ? 100 : 0);
const days = (from: number, count: number) =>
  Array.from({ length: count }, (_, at) => day(from + at));
const sum = (cents: readonly number[]) => cents.reduce((all, one) => all + one, 0);

describe('the forecast of a cycle', () => {
  it('gives each day to come the mean of its weekday', () => {
    const before = days(-FORECAST_HISTORY_DAYS, FORECAST_HISTORY_DAYS);
    const cents = days(0, 10);
    const whole = days(0, 30);
    expect(forecastCycle({ cents, dayCount: 30, history: [...before, ...cents] })).toBe(sum(whole));
  });

  it('tells every weekday apart, however far ahead, where weeks repeat', () => {
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

  it('learns from the last eight weeks only', () => {
    const quiet = days(-FORECAST_HISTORY_DAYS, FORECAST_HISTORY_DAYS);
    const busy = quiet.map((cents) => cents + 900);
    const cycle = { cents: [], dayCount: 30, history: [...busy, ...quiet] };
    expect(forecastCycle(cycle)).toBe(sum(days(0, 30)));
  });

  it('is what was spent once the cycle is over, whatever was before', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(1e7), { minLength: 28, maxLength: 31 }), (cents) => {
        const cycle = { cents, dayCount: cents.length, history: cents };
        expect(forecastCycle(cycle)).toBe(sum(cents));
      }),
    );
  });

  it('knows nothing without a past', () => {
    expect(forecastCycle({ cents: [], dayCount: 30, history: [] })).toBe(0);
    expect(backTest([], 3)).toEqual({ errorShare: null, sameAsLastErrorShare: null, cycles: 0 });
  });
});

describe('trying the forecast on cycles that are over', () => {
  it('is off by nothing where weeks repeat, and says how far the last cycle was off', () => {
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

  it('knows only the days up to that one, and gives the mean of all cycles', () => {
    const before = Array.from({ length: FORECAST_HISTORY_DAYS }, () => 100);
    const cycle = (later: number) => ({
      cents: [...Array.from({ length: 10 }, () => 100), ...Array.from({ length: 20 }, () => later)],
      before,
      previousTotalCents: 3000,
    });
    // 3000 foreseen: 5000, 3000 and 1500 came
    const { errorShare, cycles } = backTest([cycle(200), cycle(100), cycle(25)], 10);
    expect(errorShare).toBeCloseTo((0.4 + 0 + 1) / 3);
    expect(cycles).toBe(3);
    const sameDay = backTest([cycle(200)], 30);
    expect(sameDay.errorShare).toBe(0);
    expect(backTest([cycle(200)], 31)).toEqual(sameDay);
  });
});
