import { MILLISECONDS_PER_DAY, SECONDS_PER_DAY } from '../dates/constants.ts';
import { monthOf } from './cellText.ts';

/** The order of a column's dates; `mixed` if both occur, `unknown` if nothing tells. */
export type DateOrder = 'monthFirst' | 'dayFirst' | 'mixed' | 'unknown';

/** The date and time in a cell, as far as it has them. */
export interface ReadMoment {
  /** `YYYY-MM-DD`; `null` if there is only a time. */
  readonly day: string | null;
  /** The day with month and day swapped, if the cell could also mean that. */
  readonly otherDay: string | null;
  /** `HH:MM:SS`; `null` if there is only a day. */
  readonly time: string | null;
  /** `Z` or `+05:00`; `null` if the cell has no offset. */
  readonly offset: string | null;
}

const NUMERIC = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4}|\d{2})(?:,?[T ]+(.+))?$/;
const ISO = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[T ]+(.+))?$/;
const COMPACT = /^(20\d\d)(\d\d)(\d\d)(?:[T ]?(\d.+))?$/;
const DAY_NAMED =
  /^(?:[a-z]{3,9}\.?,? )?(\d{1,2})[- ]([a-z]{3})[a-z]*\.?,?[- ](\d{4}|\d{2})(?:,?[T ]+(.+))?$/i;
const MONTH_NAMED =
  /^(?:[a-z]{3,9}\.?,? )?([a-z]{3})[a-z]*\.? (\d{1,2}),? (\d{4})(?:,?[T ]+(.+))?$/i;
/** Days since 1899-12-30, for the years 2009 to 2064. */
const SERIAL = /^([45]\d{4})(\.\d+)?$/;
const SERIAL_DAY_ZERO = Date.UTC(1899, 11, 30);

const CLOCK =
  /^(\d{1,2}):(\d\d)(?::(\d\d)(?:\.\d+)?)?\s*(?:([ap])\.?m\.?)?\s*(z|utc|gmt|[+-](?:0\d|1[0-4]):?[0-5]\d)?$/i;
/** `1405` or `140530`, possibly without a leading zero. */
const DIGITS = /^(\d{1,2})(\d\d)(\d\d)?$/;
const FRACTION = /^0?\.\d+$/;

const twoDigits = (value: number | string) => String(value).padStart(2, '0');

/** Formats an existing calendar day as `YYYY-MM-DD`; `null` if it does not exist. */
function dayText(year: string, month: number, day: number): string | null {
  const fullYear = year.length === 2 ? `20${year}` : year;
  const text = `${fullYear}-${twoDigits(month)}-${twoDigits(day)}`;
  const date = new Date(`${text}T00:00:00Z`);
  return date.getUTCDate() === day ? text : null;
}

/** Formats a fraction of a day, rounded because spreadsheets truncate, but not up to midnight. */
function clockOf(partOfDay: number): string {
  const seconds = Math.min(Math.round(partOfDay * SECONDS_PER_DAY), SECONDS_PER_DAY - 1);
  return [seconds / 3600, (seconds / 60) % 60, seconds % 60]
    .map((part) => twoDigits(Math.floor(part)))
    .join(':');
}

/** Parses a time of day as written by people, pumps, and spreadsheets; `null` if it is not one. */
function readTime(text: string): Pick<ReadMoment, 'time' | 'offset'> | null {
  if (FRACTION.test(text)) return { time: clockOf(Number(text)), offset: null };
  const [, hours, minutes = '', seconds = '00', meridiem, zone] =
    CLOCK.exec(text) ?? DIGITS.exec(text) ?? [];
  if (hours === undefined) return null;
  const isPm = meridiem?.toLowerCase() === 'p';
  const hour = meridiem === undefined ? Number(hours) : (Number(hours) % 12) + (isPm ? 12 : 0);
  if (hour > 23 || Number(minutes) > 59 || Number(seconds) > 59) return null;
  if (meridiem !== undefined && (Number(hours) === 0 || Number(hours) > 12)) return null;
  const offset =
    zone === undefined ? null : /^[+-]/.test(zone) ? zone.replace(/^(...):?/, '$1:') : 'Z';
  return { time: `${twoDigits(hour)}:${minutes}:${seconds}`, offset };
}

interface ParsedDate {
  readonly day: string | null;
  readonly otherDay: string | null;
  readonly rest: string | undefined;
}

function numericDate(text: string, order: DateOrder): ParsedDate | null {
  const [, first, second, year = '', rest] = NUMERIC.exec(text) ?? [];
  if (first === undefined || second === undefined) return null;
  const [a, b] = [Number(first), Number(second)];
  const monthFirst = dayText(year, a, b);
  const dayFirst = dayText(year, b, a);
  const preferred = order === 'dayFirst' ? dayFirst : monthFirst;
  const day = preferred ?? monthFirst ?? dayFirst;
  const other = day === monthFirst ? dayFirst : monthFirst;
  return { day, otherDay: other === day ? null : other, rest };
}

const certainDay = (
  year: string,
  month: number,
  day: string | undefined,
  rest?: string,
): ParsedDate => ({
  day: dayText(year, month, Number(day)),
  otherDay: null,
  rest,
});

function writtenDate(text: string): ParsedDate | null {
  const [, year = '', month, day, rest] = ISO.exec(text) ?? COMPACT.exec(text) ?? [];
  if (month !== undefined) return certainDay(year, Number(month), day, rest);
  const [, leadingDay, monthName = '', namedYear = '', more] = DAY_NAMED.exec(text) ?? [];
  if (leadingDay !== undefined) return certainDay(namedYear, monthOf(monthName), leadingDay, more);
  const [, name, trailingDay, lastYear = '', last] = MONTH_NAMED.exec(text) ?? [];
  return name === undefined ? null : certainDay(lastYear, monthOf(name), trailingDay, last);
}

/** Parses a date that a spreadsheet exported as its serial number. */
function serialMoment(text: string): ReadMoment | null {
  const [, days, fraction] = SERIAL.exec(text) ?? [];
  if (days === undefined) return null;
  const date = new Date(SERIAL_DAY_ZERO + Number(days) * MILLISECONDS_PER_DAY);
  const time = fraction === undefined ? null : clockOf(Number(fraction));
  return { day: date.toISOString().slice(0, 10), otherDay: null, time, offset: null };
}

/**
 * Parses a day, a time, or both, in any common format; `null` if it is neither. In a column of
 * times, `50530` is a time without its leading zero, not a spreadsheet date.
 */
export function readMoment(text: string, order: DateOrder, isOfTimes = false): ReadMoment | null {
  const serial = isOfTimes && readTime(text) ? null : serialMoment(text);
  if (serial) return serial;
  const parsed = numericDate(text, order) ?? writtenDate(text);
  if (!parsed) {
    const time = readTime(text);
    return time && { day: null, otherDay: null, ...time };
  }
  if (parsed.day === null) return null;
  const { day, otherDay, rest } = parsed;
  if (rest === undefined) return { day, otherDay, time: null, offset: null };
  const time = readTime(rest);
  return time && { day, otherDay, ...time };
}

/** Infers the order of a column's dates from those that are unambiguous. */
export function dateOrderOf(texts: Iterable<string>): DateOrder {
  let [isMonthFirst, isDayFirst] = [false, false];
  for (const text of texts) {
    const [, first, second] = NUMERIC.exec(text) ?? [];
    if (Number(first) > 12) isDayFirst = true;
    if (Number(second) > 12) isMonthFirst = true;
  }
  if (isMonthFirst && isDayFirst) return 'mixed';
  if (isMonthFirst) return 'monthFirst';
  return isDayFirst ? 'dayFirst' : 'unknown';
}

/** Formats a moment as text that `momentOf` can parse. */
export const momentText = ({ day, time, offset }: ReadMoment): string =>
  `${day ?? ''}${time === null ? '' : `T${time}`}${offset ?? ''}`;

/** Parses text from `momentText`. */
export function momentOf(text: string): Pick<ReadMoment, 'day' | 'time' | 'offset'> {
  const [, day, time, offset] =
    /^(\d{4}-\d\d-\d\d)?(?:T(\d\d:\d\d:\d\d))?(Z|[+-]\d\d:\d\d)?$/.exec(text) ?? [];
  return { day: day ?? null, time: time ?? null, offset: offset ?? null };
}
