import { parseDate, type CalendarDate } from '@internationalized/date';

/** A calendar day as `YYYY-MM-DD`; '' where none is chosen. */
export type Day = string;

/** Calendar days `YYYY-MM-DD`, both counted. */
export interface DateRange {
  readonly from: Day;
  readonly to: Day;
}

/** The day, or null for '' and for what is no day. */
export function dateOf(day: Day | undefined): CalendarDate | null {
  if (day === undefined || day === '') return null;
  try {
    return parseDate(day);
  } catch {
    return null;
  }
}

/** Days from `from` to `to`, both counted. */
export function daysCounted(from: Day, to: Day): number {
  const [first, last] = [dateOf(from), dateOf(to)];
  return first && last ? last.compare(first) + 1 : 0;
}

/** The first and the last day as the library's limits. */
export function limits(min: Day | undefined, max: Day | undefined) {
  const [minValue, maxValue] = [dateOf(min), dateOf(max)];
  return { ...(minValue ? { minValue } : {}), ...(maxValue ? { maxValue } : {}) };
}
