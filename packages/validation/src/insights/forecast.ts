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

const sum = (values: readonly number[]) => values.reduce((all, one) => all + one, 0);

/** Average cents on the weekday that is `ahead` days after the history's last day. */
function weekdayMean(history: readonly number[], ahead: number): number {
  const same = history.filter((_, at) => (history.length - 1 + ahead - at) % WEEK === 0);
  return same.length === 0 ? 0 : sum(same) / same.length;
}

/**
 * Forecasts a cycle's total in cents: actual spend so far, plus the average of each remaining day's
 * weekday over the last eight weeks.
 */
export function forecastCycle({ cents, dayCount, history }: CycleDays): number {
  const recent = history.slice(-FORECAST_HISTORY_DAYS);
  const toCome = Array.from({ length: Math.max(0, dayCount - cents.length) }, (_, at) =>
    weekdayMean(recent, at + 1),
  );
  return Math.round(sum(cents) + sum(toCome));
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

const off = (guess: number, actual: number) => Math.abs(guess - actual) / actual;

/**
 * Measures the error of the forecast on past cycles, made on the same day of each, compared with
 * assuming the previous cycle's total. Cycles without spend are skipped.
 */
export function backTest(cycles: readonly PastCycle[], daysIn: number): BackTest {
  const tried = cycles.filter(({ cents }) => sum(cents) > 0);
  const errors = tried.map(({ cents, before }) => {
    const known = cents.slice(0, daysIn);
    const history = [...before, ...known];
    return off(forecastCycle({ cents: known, dayCount: cents.length, history }), sum(cents));
  });
  return {
    errorShare: mean(errors),
    sameAsLastErrorShare: mean(
      tried.map(({ cents, previousTotalCents }) => off(previousTotalCents, sum(cents))),
    ),
    cycles: tried.length,
  };
}
