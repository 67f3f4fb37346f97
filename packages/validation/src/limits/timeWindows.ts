import {
  instantOf,
  localDayAt,
  localDayOf,
  wallMinutes,
  type LocalDay,
} from '../dates/localDay.ts';
import { WEEK_DAYS, type PurchaseLimits, type WeekDay } from './purchaseLimits.ts';

type When = Pick<PurchaseLimits, 'allowedDays' | 'allowedTimes'>;
interface Window {
  readonly start: string;
  readonly end: string;
}

const CLOCK = /^([01]\d|2[0-4]):([0-5]\d)$/;
/** Minutes since midnight of `HH:MM`, up to `24:00`; NaN for anything else. */
export function minutesOf(clock: string): number {
  const [, hours, minutes] = CLOCK.exec(clock) ?? [];
  const total = Number(hours) * 60 + Number(minutes);
  return total <= 1440 ? total : Number.NaN;
}

const bounds = ({ start, end }: Window) => [minutesOf(start), minutesOf(end)] as const;

/** In the evening part, the morning part after midnight, or outside. Equal ends mean all day. */
function partOf(window: Window, minute: number): 'within' | 'afterMidnight' | null {
  const [start, end] = bounds(window);
  if (start < end) return minute >= start && minute < end ? 'within' : null;
  if (minute >= start) return 'within';
  return minute < end ? 'afterMidnight' : null;
}

const isDayAllowed = (days: readonly WeekDay[] | null, weekDay: number) =>
  days === null || days.some((day) => WEEK_DAYS[weekDay] === day);

export interface WhenAnswer {
  readonly isDayAllowed: boolean;
  readonly isTimeAllowed: boolean;
}

/**
 * Whether an instant is on an allowed day and within allowed hours by the site's clock. Hours after
 * midnight belong to the day on which their window began: a Friday night shift may still fuel at
 * two on Saturday. [ENT-22, ENT-23]
 */
export function checkWhen(when: When, zone: string, at: number): WhenAnswer {
  const { allowedDays, allowedTimes } = when;
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

function openings({ allowedTimes }: When, zone: string, day: LocalDay): number[] {
  if (allowedTimes === null) return [day.startsAt];
  return allowedTimes.flatMap((window) => {
    const [start] = bounds(window);
    return Number.isNaN(start) ? [] : [instantOf(zone, day, start)];
  });
}

/** The next instant at which the site's clock is within an allowed window; null: never. */
export function opensAt(when: When, zone: string, at: number): number | null {
  let day = localDayAt(zone, at);
  for (let ahead = 0; ahead <= WEEK_DAYS.length; ahead += 1) {
    if (isDayAllowed(when.allowedDays, day.weekDay)) {
      const next = openings(when, zone, day).filter((opening) => opening > at);
      if (next.length > 0) return Math.min(...next);
    }
    day = localDayOf(zone, day.date.add({ days: 1 }));
  }
  return null;
}
