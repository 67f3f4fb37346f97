import { parseDate } from '@internationalized/date';
import type * as z from 'zod/mini';
import { across, instant, nullable, shape, type CrossFieldIssue } from '../core/shape.ts';
import { instantOf, localDayAt, localDayOf, wallMinutes } from '../dates/localDay.ts';
import { minutesOf } from '../limits/weekDays.ts';
import { holdHours } from './holdHours.ts';

/**
 * When a card is held automatically: once, from `startsAt` (`null` means now) until `endsAt`; or,
 * with `nightly`, every night in that period between two times of the account's clock. If `endsAt`
 * is `null`, every night until the schedule is removed.
 */
export const holdSchedule = shape({
  startsAt: nullable(instant),
  endsAt: nullable(instant),
  nightly: nullable(holdHours),
}).check(
  across<{ startsAt: string | null; endsAt: string | null; nightly: unknown }>(
    ({ startsAt, endsAt, nightly }): CrossFieldIssue[] => {
      if (nightly === null && endsAt === null) {
        return [{ path: ['endsAt'], key: 'holdSchedule.endRequired' }];
      }
      if (typeof startsAt !== 'string' || typeof endsAt !== 'string') return [];
      return Date.parse(endsAt) <= Date.parse(startsAt)
        ? [{ path: ['endsAt'], key: 'holdSchedule.endNotAfterStart' }]
        : [];
    },
  ),
);
export type HoldSchedule = z.infer<typeof holdSchedule>;

export interface HoldMoment {
  /** Whether the schedule holds the card at this instant. */
  readonly isHeld: boolean;
  /** When that changes; `null` if the schedule has ended. */
  readonly nextAt: Date | null;
}

const inMilliseconds = (text: string | null, fallback: number) =>
  text === null ? fallback : Date.parse(text);

/** Start and end of a night, given its wall-clock window and the local day on which it starts. */
function nightOf(zone: string, from: number, to: number, day: ReturnType<typeof localDayAt>) {
  const morning = to > from ? day : localDayOf(zone, day.date.add({ days: 1 }));
  return { startsAt: instantOf(zone, day, from), endsAt: instantOf(zone, morning, to) };
}

/** The first night to end after `at`: the one from the evening before, today's, or tomorrow's. */
function nightAt(zone: string, from: number, to: number, at: number) {
  const today = localDayAt(zone, at);
  const night = (days: number) =>
    nightOf(zone, from, to, localDayOf(zone, today.date.add({ days })));
  return [night(-1), night(0)].find(({ endsAt }) => endsAt > at) ?? night(1);
}

/** Whether a schedule holds its card at an instant, and until when; `zone` is the account's. */
export function holdMoment(schedule: HoldSchedule, zone: string, at: Date): HoldMoment {
  const now = at.getTime();
  const startsAt = inMilliseconds(schedule.startsAt, Number.NEGATIVE_INFINITY);
  const endsAt = inMilliseconds(schedule.endsAt, Number.POSITIVE_INFINITY);
  if (now >= endsAt) return { isHeld: false, nextAt: null };
  if (schedule.nightly === null) {
    return now < startsAt
      ? { isHeld: false, nextAt: new Date(startsAt) }
      : { isHeld: true, nextAt: new Date(endsAt) };
  }
  const [from, to] = [minutesOf(schedule.nightly.from), minutesOf(schedule.nightly.to)];
  const earliest = Math.max(now, startsAt);
  const night = nightAt(zone, from, to, earliest);
  const holdStartsAt = Math.max(night.startsAt, startsAt);
  const holdEndsAt = Math.min(night.endsAt, endsAt);
  if (holdStartsAt >= endsAt) return { isHeld: false, nextAt: null };
  return now < holdStartsAt
    ? { isHeld: false, nextAt: new Date(holdStartsAt) }
    : { isHeld: true, nextAt: new Date(holdEndsAt) };
}

/** Start of the next given weekday in a zone (0 is Sunday), for choices like "until Monday". */
export function nextWeekDay(zone: string, at: Date, weekDay: number): Date {
  const today = localDayAt(zone, at.getTime());
  const days = (weekDay - today.weekDay + 7) % 7 || 7;
  return new Date(localDayOf(zone, today.date.add({ days })).startsAt);
}

/** The same time of day some days later in a zone, for choices like "for three days". */
export function daysLater(zone: string, at: Date, days: number): Date {
  const now = at.getTime();
  const today = localDayAt(zone, now);
  const targetDay = localDayOf(zone, today.date.add({ days }));
  return new Date(instantOf(zone, targetDay, wallMinutes(zone, now, today)));
}

/** The end of a calendar day (`YYYY-MM-DD`) in a zone. */
export const endOfDayIn = (zone: string, day: string): Date =>
  new Date(localDayOf(zone, parseDate(day)).endsAt);
