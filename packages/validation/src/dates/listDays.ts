import {
  PAYMENTS_REACH,
  TRANSACTIONS_REACH,
  type DateRange,
  type RangeClock,
  type Reach,
} from './dateRange.ts';
import { dayIn } from './days.ts';

/** What a list was asked for; null: no first or no last day. */
interface AskedDays {
  readonly fromDate: string | null;
  readonly toDate: string | null;
}

/**
 * The missing days of a list that reaches only so far back: it begins as early as it can and ends today,
 * so that the list's rule holds however much is left out.
 */
function filledIn({ now, timeZone = 'UTC' }: RangeClock, reach: Reach, asked: AskedDays) {
  const today = dayIn(timeZone, now);
  const earliest = today.subtract({ days: reach.days ?? 0, years: reach.years ?? 0 }).toString();
  // a last day that is too early is not one that is before the first
  const earlier = asked.toDate !== null && asked.toDate < earliest ? asked.toDate : earliest;
  const fromDate = asked.fromDate ?? earlier;
  const ends = today.toString();
  return { fromDate, toDate: asked.toDate ?? (fromDate > ends ? fromDate : ends) };
}

/** The days of the list of transactions, where a caller leaves some out. [TXN-08] */
export const transactionDays = (clock: RangeClock, asked: AskedDays): DateRange =>
  filledIn(clock, TRANSACTIONS_REACH, asked);

/** The days of the payment history, where a caller leaves some out. [PAY-04] */
export const paymentHistoryDays = (clock: RangeClock, asked: AskedDays): DateRange =>
  filledIn(clock, PAYMENTS_REACH, asked);
