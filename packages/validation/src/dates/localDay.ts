import {
  fromAbsolute,
  getDayOfWeek,
  toCalendarDate,
  toCalendarDateTime,
  type CalendarDate,
} from '@internationalized/date';
import { MILLISECONDS_PER_DAY } from './constants.ts';

/** A calendar day in a zone, with its bounds as instants in milliseconds. */
export interface LocalDay {
  readonly date: CalendarDate;
  /** 0 is Sunday. */
  readonly weekDay: number;
  readonly startsAt: number;
  readonly endsAt: number;
}

const MINUTE_MILLISECONDS = 60_000;
/** Some eleven years of days in each zone. */
export const DAYS_CACHED_PER_ZONE_MAX = 4000;

const daysByZone = new Map<string, Map<number, readonly LocalDay[]>>();

/** The day of a date in a zone; on the night of a clock change its bounds are 23 or 25 hours apart. */
export function localDayOf(zone: string, date: CalendarDate): LocalDay {
  return {
    date,
    weekDay: getDayOfWeek(date, 'en-US'),
    startsAt: date.toDate(zone).getTime(),
    endsAt: date.add({ days: 1 }).toDate(zone).getTime(),
  };
}

/** The local days, two as a rule, that share time with one day of UTC. */
function daysWithin(zone: string, utcDay: number): readonly LocalDay[] {
  const from = utcDay * MILLISECONDS_PER_DAY;
  const days: LocalDay[] = [];
  let day = localDayOf(zone, toCalendarDate(fromAbsolute(from, zone)));
  for (;;) {
    days.push(day);
    if (day.endsAt >= from + MILLISECONDS_PER_DAY) return days;
    day = localDayOf(zone, day.date.add({ days: 1 }));
  }
}

/**
 * The calendar day of an instant in a zone. Kept per zone and UTC day, since converting a zone costs
 * more than everything else that is done with a purchase.
 */
export function localDayAt(zone: string, at: number): LocalDay {
  let days = daysByZone.get(zone);
  if (!days) daysByZone.set(zone, (days = new Map()));
  const utcDay = Math.floor(at / MILLISECONDS_PER_DAY);
  let candidates = days.get(utcDay);
  if (!candidates) {
    if (days.size >= DAYS_CACHED_PER_ZONE_MAX) days.clear();
    days.set(utcDay, (candidates = daysWithin(zone, utcDay)));
  }
  return (
    candidates.find(({ endsAt }) => at < endsAt) ??
    localDayOf(zone, toCalendarDate(fromAbsolute(at, zone)))
  );
}

/** Minutes on the wall clock since midnight, also on a day that is 23 or 25 hours long. */
export function wallMinutes(zone: string, at: number, day: LocalDay): number {
  if (day.endsAt - day.startsAt === MILLISECONDS_PER_DAY) {
    return Math.floor((at - day.startsAt) / MINUTE_MILLISECONDS);
  }
  const { hour, minute } = fromAbsolute(at, zone);
  return hour * 60 + minute;
}

/** The instant of a time on the wall clock; one that a clock change skips moves ahead with it. */
export function instantOf(zone: string, day: LocalDay, minutes: number): number {
  if (day.endsAt - day.startsAt === MILLISECONDS_PER_DAY) {
    return day.startsAt + minutes * MINUTE_MILLISECONDS;
  }
  return toCalendarDateTime(day.date).add({ minutes }).toDate(zone).getTime();
}
