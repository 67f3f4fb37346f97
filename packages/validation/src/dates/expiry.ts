import { read } from '../core/shape.ts';
import { dayTextIn } from './dayText.ts';

/** The current time, and the zone that determines the current month; defaults to UTC. */
export interface MonthClock {
  readonly now: Date;
  readonly timeZone?: string;
}

/** First year of the century assumed for two-digit years. */
const CENTURY = 2000;
const MONTH_DIGITS = /^(0[1-9]|1[0-2])(?:(\d{2})|\/(\d{4}))$/;

/** Converts `MMYY` or `MM/YYYY` to `YYYY-MM`; `null` for anything else. */
export function monthOf(text: string): string | null {
  const [, month, shortYear, longYear] = MONTH_DIGITS.exec(text) ?? [];
  if (month === undefined) return null;
  return `${longYear ?? CENTURY + Number(shortYear)}-${month}`;
}

/** Converts `MMYY` to `YYYY-MM`; `null` for anything else. */
export const monthFromDigits = (text: string): string | null =>
  text.includes('/') ? null : monthOf(text);

/** Whether a month (`YYYY-MM`) ended before today. */
export const isMonthOver = (month: string, { now, timeZone = 'UTC' }: MonthClock): boolean =>
  month < dayTextIn(timeZone, now).slice(0, month.length);

/**
 * The expiration month of a card or an account, typed as `MMYY` or `MM/YYYY` and parsed to
 * `YYYY-MM`. Valid through the month's last day, so the current month is accepted. [FUND-11]
 */
export const expiryMonthYear = (clock: MonthClock) =>
  read<string>((input) => {
    const value = monthOf(String(input).trim());
    if (value === null) return { key: 'expiry.format' };
    return isMonthOver(value, clock) ? { key: 'expiry.past' } : { value };
  }, 'expiry.required');
