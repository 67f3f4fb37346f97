import { instantOf, localDayAt } from '@forecourt/validation';
import type { CalendarDate } from '@internationalized/date';
import { mondayOf } from '../../services/transactions/regionPrices.ts';
import type { Random } from '../chance/random.ts';

/** A simulated day. */
export interface DemoDay {
  readonly date: CalendarDate;
  /** A time at which it is this day in every time zone of the country. */
  readonly middle: number;
  /** 0 is Sunday. */
  readonly weekDay: number;
  readonly weekOf: string;
  /** How busy the day is; 1 is a normal working day. */
  readonly pace: number;
}

const MIDDLE_HOUR_UTC = 18;
/** Days with little driving, as month and day. */
const QUIET_DAYS = new Set([
  '01-01',
  '07-04',
  '11-27',
  '12-24',
  '12-25',
  '12-31',
  '05-25',
  '09-07',
]);
const PACE_BY_WEEK_DAY = [0.06, 1, 1.04, 1.03, 1.02, 0.98, 0.32];
const QUIET_PACE = 0.1;
const MONTH_END_PACE = 1.12;
const MONTH_END_DAYS = 3;
/** Early summer is the busiest time, January and February the quietest. */
const PACE_BY_MONTH = [0.94, 0.93, 0.98, 1, 1.02, 1.05, 1.04, 1.03, 1, 1.01, 1.02, 1];

/** Returns the simulated day for a date. */
export function demoDay(date: CalendarDate): DemoDay {
  const middle = Date.UTC(date.year, date.month - 1, date.day, MIDDLE_HOUR_UTC);
  const weekDay = new Date(middle).getUTCDay();
  const isQuiet = QUIET_DAYS.has(date.toString().slice(5));
  const isMonthEnd = date.add({ days: MONTH_END_DAYS }).month !== date.month;
  const pace =
    (PACE_BY_WEEK_DAY[weekDay] ?? 1) *
    (PACE_BY_MONTH[date.month - 1] ?? 1) *
    (isQuiet ? QUIET_PACE : isMonthEnd ? MONTH_END_PACE : 1);
  return { date, middle, weekDay, weekOf: mondayOf(date).toString(), pace };
}

/** Converts a minute of the day on the site's clock to epoch milliseconds. */
export const atMinute = (zone: string, day: DemoDay, minute: number): number =>
  instantOf(zone, localDayAt(zone, day.middle), minute);

/** A time to fuel, in minutes since midnight: before or after work, sometimes in between. */
export function fuelMinute(random: Random): number {
  const draw = random.fraction();
  if (draw < 0.52) return random.integer(305, 480);
  if (draw < 0.86) return random.integer(900, 1085);
  return random.integer(481, 899);
}

const HOUR = 3_600_000;
const DRIVING_STARTS_BEFORE_MIDDLE = 8 * HOUR;
const DRIVING_HOURS = 14 * HOUR;

/** The fraction of the day's miles driven by a given time. */
export const drivenShare = (day: DemoDay, at: number): number =>
  Math.min(1, Math.max(0, (at - day.middle + DRIVING_STARTS_BEFORE_MIDDLE) / DRIVING_HOURS));
