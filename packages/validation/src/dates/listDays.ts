import {
  PAYMENTS_REACH,
  TRANSACTIONS_REACH,
  type DateRange,
  type RangeClock,
  type Reach,
} from './dateRange.ts';
import { dayIn } from './days.ts';

/** The requested days of a list; `null` if no first or last day was given. */
interface RequestedDays {
  readonly fromDate: string | null;
  readonly toDate: string | null;
}

/**
 * Fills in missing days of a list with a limited history: starts as early as possible and ends
 * today, so that the list's rule holds for any missing days.
 */
function withDefaultDays(
  { now, timeZone = 'UTC' }: RangeClock,
  reach: Reach,
  requested: RequestedDays,
) {
  const today = dayIn(timeZone, now);
  const earliest = today.subtract({ days: reach.days ?? 0, years: reach.years ?? 0 }).toString();
  // Report a last day that is too early as such, not as being before the first
  const defaultStart =
    requested.toDate !== null && requested.toDate < earliest ? requested.toDate : earliest;
  const fromDate = requested.fromDate ?? defaultStart;
  const lastDay = today.toString();
  return { fromDate, toDate: requested.toDate ?? (fromDate > lastDay ? fromDate : lastDay) };
}

/** Days of the transaction list, with defaults for missing ones. [TXN-08] */
export const transactionDays = (clock: RangeClock, requested: RequestedDays): DateRange =>
  withDefaultDays(clock, TRANSACTIONS_REACH, requested);

/** Days of the payment history, with defaults for missing ones. [PAY-04] */
export const paymentHistoryDays = (clock: RangeClock, requested: RequestedDays): DateRange =>
  withDefaultDays(clock, PAYMENTS_REACH, requested);
