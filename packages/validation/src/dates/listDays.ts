import {
  PAYMENTS_REACH,
  TRANSACTIONS_REACH,
  type DateRange,
  type RangeClock,
  type Reach,
} from './dateRange.ts';
import { dayIn } from './days.ts';

/** The requested days of a list; `null` if no first or last day was given. */
interface AskedDays {
  readonly fromDate: string | null;
  readonly toDate: string | null;
}

/**
 * Fills in missing days of a list with a limited history: starts as early as possible and ends
 * today, so that the list's rule holds for any missing days.
 */
function filledIn({ now, timeZone = 'UTC' }: RangeClock, reach: Reach, asked: AskedDays) {
  const today = dayIn(timeZone, now);
  const earliest = today.subtract({ days: reach.days ?? 0, years: reach.years ?? 0 }).toString();
  // Report a last day that is too early as such, not as being before the first
  const earlier = asked.toDate !== null && asked.toDate < earliest ? asked.toDate : earliest;
  const fromDate = asked.fromDate ?? earlier;
  const ends = today.toString();
  return { fromDate, toDate: asked.toDate ?? (fromDate > ends ? fromDate : ends) };
}

/** Days of the transaction list, with defaults for missing ones. [TXN-08] */
export const transactionDays = (clock: RangeClock, asked: AskedDays): DateRange =>
  filledIn(clock, TRANSACTIONS_REACH, asked);

/** Days of the payment history, with defaults for missing ones. [PAY-04] */
export const paymentHistoryDays = (clock: RangeClock, asked: AskedDays): DateRange =>
  filledIn(clock, PAYMENTS_REACH, asked);
