import type { CalendarDate } from '@internationalized/date';

const OFFICE_HOUR = 15;

/** When the office does its books on a day. */
export const officeTime = (day: CalendarDate): number =>
  Date.UTC(day.year, day.month - 1, day.day, OFFICE_HOUR);

/** The same as it is stored. */
export const officeInstant = (day: CalendarDate): string => new Date(officeTime(day)).toISOString();

/** A day of a month that is over: months before the running one, and the day. */
export type PastDay = readonly [monthsAgo: number, day: number];

export const pastDay = (running: CalendarDate, [monthsAgo, day]: PastDay): CalendarDate =>
  running.subtract({ months: monthsAgo }).set({ day });
