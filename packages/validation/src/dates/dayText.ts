import { MILLISECONDS_PER_DAY } from './constants.ts';

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(zone: string): Intl.DateTimeFormat {
  let format = formats.get(zone);
  if (!format) {
    format = new Intl.DateTimeFormat('en-US', {
      timeZone: zone,
      calendar: 'gregory',
      numberingSystem: 'latn',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
    });
    formats.set(zone, format);
  }
  return format;
}

/**
 * Returns the day (`YYYY-MM-DD`) of an instant in a zone. Uses only `Intl`, so that areas without
 * other calendar needs stay small.
 */
export function dayTextIn(zone: string, at: Date): string {
  const parts: Partial<Record<Intl.DateTimeFormatPartTypes, string>> = {};
  for (const { type, value } of formatOf(zone).formatToParts(at)) parts[type] = value;
  return `${parts.year}-${parts.month}-${parts.day}`;
}

/** Days from 1970 to an instant's day in a zone; subtract two to count the days between. */
export const dayNumberIn = (zone: string, at: Date): number =>
  Date.parse(dayTextIn(zone, at)) / MILLISECONDS_PER_DAY;

/** Adds months to a day, clamped to the end of the month: one after January 31 is February 28. */
export function monthsAfter(day: string, months: number): string {
  const month = Number(day.slice(5, 7)) + months;
  const last = new Date(Date.UTC(Number(day.slice(0, 4)), month, 0));
  last.setUTCDate(Math.min(Number(day.slice(8)), last.getUTCDate()));
  return last.toISOString().slice(0, day.length);
}

/** The first day of the week that contains a day. */
export function weekStart(day: string, weekStartsOn: 'sun' | 'mon'): string {
  const start = new Date(day);
  const daysIntoWeek = (start.getUTCDay() + (weekStartsOn === 'mon' ? 6 : 0)) % 7;
  start.setUTCDate(start.getUTCDate() - daysIntoWeek);
  return start.toISOString().slice(0, day.length);
}
