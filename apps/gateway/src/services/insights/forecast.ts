import {
  backTest,
  daysBetween,
  FORECAST_BACK_TESTS,
  FORECAST_HISTORY_DAYS,
  forecastCycle,
  lastOfMonth,
} from '@forecourt/validation';
import type { CalendarDate } from '@internationalized/date';
import type { Days, OverviewScope } from '../overview/scope.ts';
import { dailyCents } from '../overview/sums.ts';

const sum = (days: readonly number[]) => days.reduce((all, cents) => all + cents, 0);

/**
 * Forecasts the current month from the weekdays of the last eight weeks, next to "the same as last
 * month", with the error of each on the same day of recent months.
 */
export async function readForecast(scope: OverviewScope, cycle: Days, today: CalendarDate) {
  const first = cycle.from
    .subtract({ months: FORECAST_BACK_TESTS + 1 })
    .subtract({ days: FORECAST_HISTORY_DAYS });
  // today is unfinished, so it counts as still to come
  const yesterday = today.subtract({ days: 1 });
  const cents = await dailyCents(scope, { from: first, to: yesterday });
  const days = daysBetween(first, yesterday);
  const indexOf = (day: CalendarDate) => {
    const index = days.findIndex((one) => one.compare(day) === 0);
    return index < 0 ? days.length : index;
  };
  const from = indexOf(cycle.from);
  const spent = cents.slice(from);
  const past = Array.from({ length: FORECAST_BACK_TESTS }, (_, index) => {
    const cycleStart = cycle.from.subtract({ months: index + 1 });
    const previous = cycleStart.subtract({ months: 1 });
    return {
      cents: cents.slice(indexOf(cycleStart), indexOf(lastOfMonth(cycleStart)) + 1),
      before: cents.slice(indexOf(cycleStart) - FORECAST_HISTORY_DAYS, indexOf(cycleStart)),
      previousTotalCents: sum(cents.slice(indexOf(previous), indexOf(cycleStart))),
    };
  });
  const result = backTest(past, spent.length);
  const lastCycle = past[0]?.cents ?? [];
  return {
    startsOn: cycle.from.toString(),
    endsOn: cycle.to.toString(),
    spentCents: sum(spent),
    expectedCents: forecastCycle({ cents: spent, dayCount: cycle.to.day, history: cents }),
    lastCycleCents: sum(lastCycle),
    historyDays: FORECAST_HISTORY_DAYS,
    errorShare: result.errorShare,
    sameAsLastErrorShare: result.sameAsLastErrorShare,
    triedCycles: result.cycles,
  };
}
