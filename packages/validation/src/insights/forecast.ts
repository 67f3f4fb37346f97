/** Days of the past from which the forecast learns what each weekday costs. */
export const FORECAST_HISTORY_DAYS = 56;
/** Cycles that are over, on which the forecast is tried. */
export const FORECAST_BACK_TESTS = 3;
const WEEK = 7;

/** One cycle with what was spent on each of its days, oldest first; the running one ends today. */
export interface CycleDays {
  /** Cents of the days of the cycle that are over. */
  readonly cents: readonly number[];
  /** Days of the whole cycle. */
  readonly dayCount: number;
  /** Cents of the `FORECAST_HISTORY_DAYS` days before the cycle and the days that are over, oldest first. */
  readonly history: readonly number[];
}

const sum = (values: readonly number[]) => values.reduce((all, one) => all + one, 0);

/** Cents of the weekday that comes `ahead` days after the last day of the history. */
function weekdayMean(history: readonly number[], ahead: number): number {
  const same = history.filter((_, at) => (history.length - 1 + ahead - at) % WEEK === 0);
  return same.length === 0 ? 0 : sum(same) / same.length;
}

/**
 * What a cycle will come to, in cents: what is spent, and for each day to come the mean of its weekday
 * in the last eight weeks.
 */
export function forecastCycle({ cents, dayCount, history }: CycleDays): number {
  const recent = history.slice(-FORECAST_HISTORY_DAYS);
  const toCome = Array.from({ length: Math.max(0, dayCount - cents.length) }, (_, at) =>
    weekdayMean(recent, at + 1),
  );
  return Math.round(sum(cents) + sum(toCome));
}

/** A cycle that is over, with the one before it. */
export interface PastCycle {
  /** Cents of each of its days. */
  readonly cents: readonly number[];
  /** Cents of the `FORECAST_HISTORY_DAYS` days before its first. */
  readonly before: readonly number[];
  readonly previousTotalCents: number;
}

export interface BackTest {
  /** Mean distance from what came, as a share of it; null: there was no cycle to try it on. */
  readonly errorShare: number | null;
  /** The same of "as in the last cycle". */
  readonly sameAsLastErrorShare: number | null;
  readonly cycles: number;
}

const mean = (values: readonly number[]) =>
  values.length === 0 ? null : sum(values) / values.length;

const off = (guess: number, actual: number) => Math.abs(guess - actual) / actual;

/**
 * How far the forecast was off in cycles that are over, made on the same day of each, compared with how far
 * "the same as last cycle" was off. A cycle without spend says nothing.
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
