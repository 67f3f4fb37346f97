import type { CalendarDate } from '@internationalized/date';

const OFFICE_HOUR = 15;

/** When the office does its books on a day. */
export const officeTime = (day: CalendarDate): number =>
  Date.UTC(day.year, day.month - 1, day.day, OFFICE_HOUR);
