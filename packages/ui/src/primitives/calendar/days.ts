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

/** The first and the last selectable day as the library's props. */
export function limits(min: Day | undefined, max: Day | undefined) {
  const [minValue, maxValue] = [dateOf(min), dateOf(max)];
  return { ...(minValue ? { minValue } : {}), ...(maxValue ? { maxValue } : {}) };
}
