import { parseDate, parseTime, toCalendarDateTime } from '@internationalized/date';
import { dayIn } from '../dates/days.ts';
import { PAYMENT_CUTOFF_TIME_ZONE, PAYMENT_CUTOFF_TIMES } from './constants.ts';

export type PaymentCountry = keyof typeof PAYMENT_CUTOFF_TIMES;

const DAY = /^\d{4}-\d\d-\d\d$/;
const MINUTE_MILLISECONDS = 60_000;

/**
 * The last instant, in milliseconds, at which a payment counts for a day, Eastern Time: the end of
 * 11:59 p.m., or exactly 4 p.m. in Canada. NaN if `day` is not a day. [PAY-05, PAY-06]
 */
export function paymentCutoffAt(day: string, country: PaymentCountry): number {
  if (!DAY.test(day)) return Number.NaN;
  try {
    const time = parseTime(PAYMENT_CUTOFF_TIMES[country]);
    const cutoff = toCalendarDateTime(parseDate(day), time).toDate(PAYMENT_CUTOFF_TIME_ZONE);
    const lastMinute = country === 'US' ? MINUTE_MILLISECONDS - 1 : 0;
    return cutoff.getTime() + lastMinute;
  } catch {
    return Number.NaN;
  }
}

/** The country whose cutoff applies, based on the account's currency. [PAY-05, PAY-06] */
export const paymentCountry = (currency: string): PaymentCountry =>
  currency === 'CAD' ? 'CA' : 'US';

/** First day (`YYYY-MM-DD`, Eastern Time) that a payment made now counts for. [PAY-05, PAY-06] */
export function firstPayDay(now: Date, country: PaymentCountry): string {
  const today = dayIn(PAYMENT_CUTOFF_TIME_ZONE, now);
  const isOver = now.getTime() > paymentCutoffAt(today.toString(), country);
  return (isOver ? today.add({ days: 1 }) : today).toString();
}
