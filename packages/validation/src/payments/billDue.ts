import type { CalendarDate } from '@internationalized/date';
import { firstOfMonth } from '../dates/days.ts';
import { DELINQUENT_AFTER_DAYS, PAYMENT_TERM_DAYS } from './constants.ts';

/** The day on which the bill of the cycle before is due; `cycleStartsOn` begins the cycle after it. */
export const billDueOn = (cycleStartsOn: CalendarDate): CalendarDate =>
  cycleStartsOn.add({ days: PAYMENT_TERM_DAYS });

/** Whose bill asked for what was posted before this day and is not paid is delinquent on `today`. [USER-10] */
export function delinquentBefore(today: CalendarDate): CalendarDate {
  let starts = firstOfMonth(today);
  while (billDueOn(starts).add({ days: DELINQUENT_AFTER_DAYS }).compare(today) >= 0) {
    starts = starts.subtract({ months: 1 });
  }
  return starts;
}
