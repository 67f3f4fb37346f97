import type { CalendarDate } from '@internationalized/date';

const OFFICE_HOUR = 15;

/** When the office does its books on a given day, in epoch milliseconds. */
export const officeTime = (day: CalendarDate): number =>
  Date.UTC(day.year, day.month - 1, day.day, OFFICE_HOUR);

/** The same time as an ISO string. */
export const officeInstant = (day: CalendarDate): string => new Date(officeTime(day)).toISOString();

/** A day in a past month: how many months ago, and the day of the month. */
export type PastDay = readonly [monthsAgo: number, day: number];

export const pastDay = (currentMonth: CalendarDate, [monthsAgo, day]: PastDay): CalendarDate =>
  currentMonth.subtract({ months: monthsAgo }).set({ day });
