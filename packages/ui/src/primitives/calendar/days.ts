import { parseDate, type CalendarDate } from '@internationalized/date';

/** A calendar day as `YYYY-MM-DD`; '' where none is chosen. */
export type Day = string;

/** Calendar days `YYYY-MM-DD`; the range includes both. */
export interface DateRange {
  readonly from: Day;
  readonly to: Day;
}

/** The day, or null if it is '' or not a day. */
export function dateOf(day: Day | undefined): CalendarDate | null {
  if (day === undefined || day === '') return null;
  try {
    return parseDate(day);
  } catch {
    return null;
  }
}

/** Number of days from `from` to `to`, including both. */
export function daysCounted(from: Day, to: Day): number {
  const [first, last] = [dateOf(from), dateOf(to)];
  return first && last ? last.compare(first) + 1 : 0;
}

/** Whether a year has all its digits. While people type 2026, it is the year 2, 20, and 202. */
export const isWholeDay = (day: Day): boolean => day >= '1000';

/** Text for a day that is out of bounds, and the first or last day that people can choose. */
export interface OutOfBounds {
  readonly key: 'dates.early' | 'dates.late';
  readonly day: Day;
}

export function outOfBounds(
  day: Day,
  min: Day | undefined,
  max: Day | undefined,
): OutOfBounds | null {
  if (!isWholeDay(day)) return null;
  if (min && day < min) return { key: 'dates.early', day: min };
  return max && day > max ? { key: 'dates.late', day: max } : null;
}

/** Which days people can choose. */
interface DayRules {
  readonly min: Day | undefined;
  readonly max: Day | undefined;
  readonly isDayUnavailable: ((day: Day) => boolean) | undefined;
}

/** Why people cannot choose a day: it is out of bounds, or unavailable. */
export function refusedDay(
  day: Day,
  { min, max, isDayUnavailable }: DayRules,
): OutOfBounds | { readonly key: 'dates.unavailable'; readonly day: Day } | null {
  const out = outOfBounds(day, min, max);
  if (out || !isWholeDay(day)) return out;
  return isDayUnavailable?.(day) ? { key: 'dates.unavailable', day } : null;
}

/** The first and the last selectable day as the library's props. */
export function limits(min: Day | undefined, max: Day | undefined) {
  const [minValue, maxValue] = [dateOf(min), dateOf(max)];
  return { ...(minValue ? { minValue } : {}), ...(maxValue ? { maxValue } : {}) };
}
