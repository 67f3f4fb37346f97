/** Days of history from which the forecast learns the spend per weekday. */
export const FORECAST_HISTORY_DAYS = 56;
/** Number of past cycles used to test the forecast. */
export const FORECAST_BACK_TESTS = 3;
const WEEK = 7;

/** A cycle's daily spend, oldest first; the current cycle ends today. */
export interface CycleDays {
  /** Cents per elapsed day of the cycle. */
  readonly cents: readonly number[];
  /** Total days in the cycle. */
  readonly dayCount: number;
  /** Cents per day, oldest first: `FORECAST_HISTORY_DAYS` before the cycle, then elapsed days. */
  readonly history: readonly number[];
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/** Average cents on the weekday that is `ahead` days after the history's last day. */
function weekdayMean(history: readonly number[], ahead: number): number {
  const sameWeekday = history.filter(
    (_, index) => (history.length - 1 + ahead - index) % WEEK === 0,
  );
  return sameWeekday.length === 0 ? 0 : sum(sameWeekday) / sameWeekday.length;
}

/**
 * Forecasts a cycle's total in cents: actual spend so far, plus the average of each remaining day's
 * weekday over the last eight weeks.
 */
export function forecastCycle({ cents, dayCount, history }: CycleDays): number {
  const recent = history.slice(-FORECAST_HISTORY_DAYS);
  const remaining = Array.from({ length: Math.max(0, dayCount - cents.length) }, (_, index) =>
    weekdayMean(recent, index + 1),
  );
  return Math.round(sum(cents) + sum(remaining));
}

/** A past cycle and the total of the one before it. */
export interface PastCycle {
  /** Cents per day. */
  readonly cents: readonly number[];
  /** Cents per day of the `FORECAST_HISTORY_DAYS` before it starts. */
  readonly before: readonly number[];
  readonly previousTotalCents: number;
}

export interface BackTest {
  /** Mean error relative to the actual total; `null` if there was no cycle to test. */
  readonly errorShare: number | null;
  /** The same for a forecast that repeats the previous cycle's total. */
  readonly sameAsLastErrorShare: number | null;
  readonly cycles: number;
}

const mean = (values: readonly number[]) =>
  values.length === 0 ? null : sum(values) / values.length;

const relativeError = (forecast: number, actual: number) => Math.abs(forecast - actual) / actual;

/**
 * Measures the error of the forecast on past cycles, made on the same day of each, compared with
 * assuming the previous cycle's total. Cycles without spend are skipped.
 */
export function backTest(cycles: readonly PastCycle[], daysIn: number): BackTest {
  const testedCycles = cycles.filter(({ cents }) => sum(cents) > 0);
  const errors = testedCycles.map(({ cents, before }) => {
    const elapsed = cents.slice(0, daysIn);
    const history = [...before, ...elapsed];
    return relativeError(
      forecastCycle({ cents: elapsed, dayCount: cents.length, history }),
      sum(cents),
    );
  });
  return {
    errorShare: mean(errors),
    sameAsLastErrorShare: mean(
      testedCycles.map(({ cents, previousTotalCents }) =>
        relativeError(previousTotalCents, sum(cents)),
      ),
    ),
    cycles: testedCycles.length,
  };
}
