import { read } from '../core/shape.ts';
import { dayTextIn } from './dayText.ts';

/** Today, and in whose zone; without a zone months begin in UTC. */
export interface MonthClock {
  readonly now: Date;
  readonly timeZone?: string;
}

/** First year of the century that two digits of a year mean. */
const CENTURY = 2000;
const MONTH_DIGITS = /^(0[1-9]|1[0-2])(?:(\d{2})|\/(\d{4}))$/;

/** `MMYY`, or `MM/YYYY` too, as `YYYY-MM`; null for anything else. */
export function monthOf(text: string): string | null {
  const [, month, shortYear, longYear] = MONTH_DIGITS.exec(text) ?? [];
  if (month === undefined) return null;
  return `${longYear ?? CENTURY + Number(shortYear)}-${month}`;
}

/** `MMYY` as `YYYY-MM`; null for anything else. */
export const monthFromDigits = (text: string): string | null =>
  text.includes('/') ? null : monthOf(text);

/** Whether the last day of a month `YYYY-MM` lies behind today. */
export const isOverIn = (month: string, { now, timeZone = 'UTC' }: MonthClock): boolean =>
  month < dayTextIn(timeZone, now).slice(0, month.length);

/**
 * The month in which a card or an account ends, written `MMYY` or `MM/YYYY`, to `YYYY-MM`; it is good
 * through the month's last day, so the running month is still ahead. [FUND-11]
 */
export const expiryMonthYear = (clock: MonthClock) =>
  read<string>((input) => {
    const value = monthOf(String(input).trim());
    if (value === null) return { key: 'expiry.format' };
    return isOverIn(value, clock) ? { key: 'expiry.past' } : { value };
  }, 'expiry.required');
