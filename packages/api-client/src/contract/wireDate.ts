import * as z from 'zod/mini';
import { like } from './shapes.ts';

/**
 * The order of the parts of `fromDate` and `toDate`: the specification's "year-day-month", read
 * literally. To read it differently, change this line. [GW-12]
 */
export const WIRE_DATE_ORDER = ['year', 'day', 'month'] as const;

const DAY = /^(?<year>\d{4})-(?<month>\d\d)-(?<day>\d\d)$/;
const WIRE = new RegExp(
  `^${WIRE_DATE_ORDER.map((part) => `(?<${part}>\\d{${part === 'year' ? 4 : 2}})`).join('-')}$`,
);

/** Whether the day exists in the calendar, which has no year 0. */
function exists(day: string): boolean {
  const instant = new Date(`${day}T00:00:00Z`);
  return (
    !day.startsWith('0000') &&
    !Number.isNaN(instant.getTime()) &&
    instant.toISOString().startsWith(day)
  );
}

/**
 * Formats a calendar day (`YYYY-MM-DD`) for `fromDate` and `toDate`. [GW-12]
 * @throws RangeError if the day does not exist
 */
export function wireDate(day: string): string {
  const parts = DAY.exec(day)?.groups;
  if (!parts || !exists(day)) throw new RangeError(`"${day}" is no day written as YYYY-MM-DD`);
  return WIRE_DATE_ORDER.map((part) => parts[part]).join('-');
}

/** Parses a `fromDate` or `toDate` into `YYYY-MM-DD`; `null` if it is not a valid day. [GW-12] */
export function readWireDate(value: string): string | null {
  const parts = WIRE.exec(value)?.groups;
  if (!parts) return null;
  const day = `${parts['year']}-${parts['month']}-${parts['day']}`;
  return exists(day) ? day : null;
}

/** A day in a query, as formatted by `wireDate`. */
export const wireDay = like(/^\d{4}-\d\d-\d\d$/);

/** Optional first and last day of a list. */
export const optionalDays = { fromDate: z.optional(wireDay), toDate: z.optional(wireDay) };
