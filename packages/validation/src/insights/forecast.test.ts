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
});
