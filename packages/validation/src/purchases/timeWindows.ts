import {
  instantOf,
  localDayAt,
  localDayOf,
  wallMinutes,
  type LocalDay,
} from '../dates/localDay.ts';
import type { PurchaseLimits } from '../limits/purchaseLimits.ts';
import { minutesOf, WEEK_DAYS, type WeekDay } from '../limits/weekDays.ts';
import { MILLISECONDS_PER_DAY } from '../dates/constants.ts';

type Schedule = Pick<PurchaseLimits, 'allowedDays' | 'allowedTimes'>;
interface Window {
  readonly start: string;
  readonly end: string;
}

const bounds = ({ start, end }: Window) => [minutesOf(start), minutesOf(end)] as const;

/** The part of a window that a minute is in, if any. Equal start and end mean all day. */
function partOf(window: Window, minute: number): 'within' | 'afterMidnight' | null {
  const [start, end] = bounds(window);
  if (start < end) return minute >= start && minute < end ? 'within' : null;
  if (minute >= start) return 'within';
  return minute < end ? 'afterMidnight' : null;
}

const isDayAllowed = (days: readonly WeekDay[] | null, weekDay: number) =>
  days === null || days.some((day) => WEEK_DAYS[weekDay] === day);

export interface TimeCheck {
  readonly isDayAllowed: boolean;
  readonly isTimeAllowed: boolean;
}

/**
 * Whether an instant is on an allowed day and within allowed hours, by the site's clock. Hours
 * after midnight count for the day on which their window began: a Friday night shift can still fuel
 * at 2 a.m. on Saturday. [ENT-22, ENT-23]
 */
export function checkTime(schedule: Schedule, zone: string, at: number): TimeCheck {
  const { allowedDays, allowedTimes } = schedule;
  const day = localDayAt(zone, at);
  const isToday = isDayAllowed(allowedDays, day.weekDay);
  if (allowedTimes === null) return { isDayAllowed: isToday, isTimeAllowed: true };
  const minute = wallMinutes(zone, at, day);
  const parts = allowedTimes.map((window) => partOf(window, minute));
  if (parts.includes('within') && isToday) return { isDayAllowed: true, isTimeAllowed: true };
  if (parts.includes('afterMidnight')) {
    return { isDayAllowed: isDayAllowed(allowedDays, (day.weekDay + 6) % 7), isTimeAllowed: true };
  }
  return { isDayAllowed: isToday, isTimeAllowed: parts.includes('within') };
}

const MINUTE_MILLISECONDS = 60_000;

/** The minute at which clocks change on a day that is not 24 hours long. */
function clockChangeOn(zone: string, day: LocalDay): number {
  const drift = (at: number) =>
    wallMinutes(zone, at, day) * MINUTE_MILLISECONDS - (at - day.startsAt);
  let [before, after] = [0, (day.endsAt - day.startsAt) / MINUTE_MILLISECONDS - 1];
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2);
    if (drift(day.startsAt + middle * MINUTE_MILLISECONDS) === 0) before = middle;
    else after = middle;
  }
  return day.startsAt + after * MINUTE_MILLISECONDS;
}

/**
 * When the windows of a day open. On a day with a clock change, a start can be skipped or occur
 * twice, and a window can reopen at the change itself.
 */
function openings(schedule: Schedule, zone: string, day: LocalDay): number[] {
  const { allowedTimes } = schedule;
  if (allowedTimes === null) return [day.startsAt];
  const starts = allowedTimes.flatMap((window) => {
    const [start] = bounds(window);
    return Number.isNaN(start) ? [] : [instantOf(zone, day, start)];
  });
  const clockShift = day.endsAt - day.startsAt - MILLISECONDS_PER_DAY;
  if (clockShift === 0) return starts;
  const shifted = starts.map((start) => start + clockShift);
  return [...starts, ...shifted, clockChangeOn(zone, day)].filter((at) => {
    const { isDayAllowed: isDay, isTimeAllowed: isTime } = checkTime(schedule, zone, at);
    return isDay && isTime;
  });
}

/** The next instant at which an allowed window opens, by the site's clock; `null` if never. */
export function opensAt(schedule: Schedule, zone: string, at: number): number | null {
  let day = localDayAt(zone, at);
  for (let daysAhead = 0; daysAhead <= WEEK_DAYS.length; daysAhead += 1) {
    if (isDayAllowed(schedule.allowedDays, day.weekDay)) {
      const next = openings(schedule, zone, day).filter((opening) => opening > at);
      if (next.length > 0) return Math.min(...next);
    }
    day = localDayOf(zone, day.date.add({ days: 1 }));
  }
  return null;
}
