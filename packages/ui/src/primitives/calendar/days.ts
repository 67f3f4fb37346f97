import { parseDate, type CalendarDate } from '@internationalized/date';

/** Calendar day, `YYYY-MM-DD`; '' for none. */
export type Day = string;

/** Calendar days, both inclusive. */
export interface DateRange {
  readonly from: Day;
  readonly to: Day;
}

/** Parses a day; `null` if it is '' or invalid. */
export function dateOf(day: Day | undefined): CalendarDate | null {
  if (day === undefined || day === '') return null;
  try {
    return parseDate(day);
  } catch {
    return null;
  }
}

/** Number of days from `from` to `to`, inclusive; 0 if either is invalid. */
export function daysCounted(from: Day, to: Day): number {
  const [first, last] = [dateOf(from), dateOf(to)];
  return first && last ? last.compare(first) + 1 : 0;
}

/** Whether the year has four digits. While people type 2026, it is 2, 20, and 202 first. */
export const isWholeDay = (day: Day): boolean => day >= '1000';

/** Message key for a day out of bounds, and the bound that it exceeds. */
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

/** Which days can be chosen. */
interface DayRules {
  readonly min: Day | undefined;
  readonly max: Day | undefined;
  readonly isDayUnavailable: ((day: Day) => boolean) | undefined;
}

/** Why a day cannot be chosen: it is out of bounds or unavailable. `null` if it can. */
export function refusedDay(
  day: Day,
  { min, max, isDayUnavailable }: DayRules,
): OutOfBounds | { readonly key: 'dates.unavailable'; readonly day: Day } | null {
  const issue = outOfBounds(day, min, max);
  if (issue || !isWholeDay(day)) return issue;
  return isDayUnavailable?.(day) ? { key: 'dates.unavailable', day } : null;
}

/** Converts the first and last selectable day to the library's props. */
export function limits(min: Day | undefined, max: Day | undefined) {
  const [minValue, maxValue] = [dateOf(min), dateOf(max)];
  return { ...(minValue ? { minValue } : {}), ...(maxValue ? { maxValue } : {}) };
}
