import type { CalendarDate } from '@internationalized/date';
import { firstOfMonth } from '../dates/days.ts';
import { DELINQUENT_AFTER_DAYS, PAYMENT_TERM_DAYS } from './constants.ts';

/** Due date of the previous cycle's bill; `cycleStartsOn` is the first day after that cycle. */
export const billDueOn = (cycleStartsOn: CalendarDate): CalendarDate =>
  cycleStartsOn.add({ days: PAYMENT_TERM_DAYS });

/** Unpaid billed postings from before this day make an account delinquent on `today`. [USER-10] */
export function delinquentBefore(today: CalendarDate): CalendarDate {
  let cycleStart = firstOfMonth(today);
  while (billDueOn(cycleStart).add({ days: DELINQUENT_AFTER_DAYS }).compare(today) >= 0) {
    cycleStart = cycleStart.subtract({ months: 1 });
  }
  return cycleStart;
}
