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
/** About eleven years of days per zone. */
export const DAYS_CACHED_PER_ZONE_MAX = 4000;

const daysByZone = new Map<string, Map<number, readonly LocalDay[]>>();

/** The local day of a date in a zone; across a clock change, it is 23 or 25 hours long. */
export function localDayOf(zone: string, date: CalendarDate): LocalDay {
  return {
    date,
    weekDay: getDayOfWeek(date, 'en-US'),
    startsAt: date.toDate(zone).getTime(),
    endsAt: date.add({ days: 1 }).toDate(zone).getTime(),
  };
}

/** The local days, usually two, that overlap a UTC day. */
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
 * The calendar day of an instant in a zone. Cached by zone and UTC day, since time-zone conversion
 * costs more than everything else in evaluating a purchase.
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

/** Minutes since midnight on the wall clock, even on a 23- or 25-hour day. */
export function wallMinutes(zone: string, at: number, day: LocalDay): number {
  if (day.endsAt - day.startsAt === MILLISECONDS_PER_DAY) {
    return Math.floor((at - day.startsAt) / MINUTE_MILLISECONDS);
  }
  const { hour, minute } = fromAbsolute(at, zone);
  return hour * 60 + minute;
}

/** The instant of a wall-clock time; a time skipped by a clock change moves forward with it. */
export function instantOf(zone: string, day: LocalDay, minutes: number): number {
  if (day.endsAt - day.startsAt === MILLISECONDS_PER_DAY) {
    return day.startsAt + minutes * MINUTE_MILLISECONDS;
  }
  return toCalendarDateTime(day.date).add({ minutes }).toDate(zone).getTime();
}
