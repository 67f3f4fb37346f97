import type { CalendarDate } from '@internationalized/date';
import { PAYMENT_TERM_DAYS } from './constants.ts';

/** The day on which the bill of the cycle before is due; `cycleStartsOn` begins the cycle after it. */
export const billDueOn = (cycleStartsOn: CalendarDate): CalendarDate =>
  cycleStartsOn.add({ days: PAYMENT_TERM_DAYS });
