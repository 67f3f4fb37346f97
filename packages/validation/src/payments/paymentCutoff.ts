import { parseDate, parseTime, toCalendarDateTime } from '@internationalized/date';
import { dayIn } from '../dates/days.ts';
import { PAYMENT_CUTOFF_TIME_ZONE, PAYMENT_CUTOFF_TIMES } from './constants.ts';

export type PaymentCountry = keyof typeof PAYMENT_CUTOFF_TIMES;

const DAY = /^\d{4}-\d\d-\d\d$/;
const MINUTE_MILLISECONDS = 60_000;

/**
 * The last instant in milliseconds at which a payment still counts for a day, Eastern Time: to the
 * end of 11:59 pm, and in Canada 4 pm sharp. NaN for what is no day. [PAY-05, PAY-06]
 */
export function paymentCutoffAt(day: string, country: PaymentCountry): number {
  if (!DAY.test(day)) return Number.NaN;
  try {
    const time = parseTime(PAYMENT_CUTOFF_TIMES[country]);
    const cutoff = toCalendarDateTime(parseDate(day), time).toDate(PAYMENT_CUTOFF_TIME_ZONE);
    const minute = country === 'US' ? MINUTE_MILLISECONDS - 1 : 0;
    return cutoff.getTime() + minute;
  } catch {
    return Number.NaN;
  }
}

/** The country whose cut-off holds, by the account's currency. [PAY-05, PAY-06] */
export const paymentCountry = (currency: string): PaymentCountry =>
  currency === 'CAD' ? 'CA' : 'US';

/** The first day, `YYYY-MM-DD` Eastern Time, for which a payment made now still counts. [PAY-05, PAY-06] */
export function firstPayDay(now: Date, country: PaymentCountry): string {
  const today = dayIn(PAYMENT_CUTOFF_TIME_ZONE, now);
  const isOver = now.getTime() > paymentCutoffAt(today.toString(), country);
  return (isOver ? today.add({ days: 1 }) : today).toString();
}
