import type { CalendarDate } from '@internationalized/date';
import { localDayAt } from './localDay.ts';

/** The calendar day of an instant in a zone. */
export const dayIn = (zone: string, instant: Date): CalendarDate =>
  localDayAt(zone, instant.getTime()).date;

/** The instant at which a day starts in a zone, even if clocks change that night. */
export const startOfDay = (zone: string, day: CalendarDate): Date => day.toDate(zone);

export const firstOfMonth = (day: CalendarDate): CalendarDate => day.set({ day: 1 });
export const lastOfMonth = (day: CalendarDate): CalendarDate =>
  firstOfMonth(day).add({ months: 1 }).subtract({ days: 1 });

/** All days from first to last, inclusive. */
export function daysBetween(first: CalendarDate, last: CalendarDate): CalendarDate[] {
  const days: CalendarDate[] = [];
  for (let day = first; day.compare(last) <= 0; day = day.add({ days: 1 })) days.push(day);
  return days;
}
