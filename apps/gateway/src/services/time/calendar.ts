import {
  getDayOfWeek,
  parseAbsolute,
  parseDate,
  toCalendarDate,
  type CalendarDate,
} from '@internationalized/date';
import type { LimitCycle } from '@forecourt/validation';

/** The locale decides nothing here: the first day of the week is always given. */
const ANY_LOCALE = 'en-US';

/** The calendar day of an instant in a zone. */
export const dayIn = (zone: string, instant: Date): CalendarDate =>
  toCalendarDate(parseAbsolute(instant.toISOString(), zone));

/** The instant at which a day starts in a zone; on the night of a clock change too. */
export const startOfDay = (zone: string, day: CalendarDate): Date => day.toDate(zone);

export const firstOfMonth = (day: CalendarDate): CalendarDate => day.set({ day: 1 });
export const lastOfMonth = (day: CalendarDate): CalendarDate =>
  firstOfMonth(day).add({ months: 1 }).subtract({ days: 1 });

/** Days from the first to the last, both included. */
export function daysBetween(first: CalendarDate, last: CalendarDate): CalendarDate[] {
  const days: CalendarDate[] = [];
  for (let day = first; day.compare(last) <= 0; day = day.add({ days: 1 })) days.push(day);
  return days;
}

/** The first day of the week that holds `day`. */
export function startOfWeek(day: CalendarDate, weekStartsOn: 'sun' | 'mon'): CalendarDate {
  return day.subtract({ days: getDayOfWeek(day, ANY_LOCALE, weekStartsOn) });
}

/** The running period of a counter: its first day, and the day on which the next one starts. */
export interface Period {
  readonly from: CalendarDate;
  readonly next: CalendarDate;
}

/** The period of a cycle that holds `day`; months are calendar months. [ENT-16] */
export function periodOf(
  cycle: LimitCycle,
  day: CalendarDate,
  weekStartsOn: 'sun' | 'mon',
): Period {
  switch (cycle) {
    case 'daily':
      return { from: day, next: day.add({ days: 1 }) };
    case 'weekly': {
      const from = startOfWeek(day, weekStartsOn);
      return { from, next: from.add({ weeks: 1 }) };
    }
    case 'monthly': {
      const from = firstOfMonth(day);
      return { from, next: from.add({ months: 1 }) };
    }
  }
}

/**
 * A day as the loader writes it, year-day-month, read into `YYYY-MM-DD`; null when there is no such
 * day. [GW-12]
 */
export function readWireDate(text: string): CalendarDate | null {
  const [year, day, month] = text.split('-');
  try {
    return parseDate(`${year}-${month}-${day}`);
  } catch {
    return null;
  }
}
