import { holdMoment } from '../cardHolds/holdSchedule.ts';
import { instantOf, localDayAt, localDayOf } from '../dates/localDay.ts';
import { minutesOf } from '../limits/weekDays.ts';
import { ALERT_GATHER_MINUTES } from './constants.ts';
import type { AlertPace, AlertTimes } from './subscription.ts';

const MINUTE_MILLISECONDS = 60_000;

/** The next time after `at` when the account's clock reads `clock`. */
function nextClock(zone: string, clock: string, at: number): number {
  const today = localDayAt(zone, at);
  const minutes = minutesOf(clock);
  const first = instantOf(zone, today, minutes);
  if (first > at) return first;
  return instantOf(zone, localDayOf(zone, today.date.add({ days: 1 })), minutes);
}

/**
 * Returns when to send the message about an exception: after a few minutes, so that a burst becomes
 * one message (immediately for `atOnce`, when someone is waiting); outside quiet hours and pauses;
 * and for a daily pace at the person's chosen hour. `zone` is the account's.
 */
export function messageTime(
  pace: AlertPace | 'atOnce',
  times: AlertTimes,
  zone: string,
  now: Date,
): Date {
  const pausedUntil = times.pausedUntil === null ? 0 : Date.parse(times.pausedUntil);
  const minutes = pace === 'atOnce' ? 0 : ALERT_GATHER_MINUTES;
  const gatheredAt = now.getTime() + minutes * MINUTE_MILLISECONDS;
  const earliest = Math.max(pausedUntil, gatheredAt);
  if (pace === 'daily') return new Date(nextClock(zone, times.dailyAt, earliest));
  if (times.quiet === null) return new Date(earliest);
  const schedule = { startsAt: null, endsAt: null, nightly: times.quiet };
  const { isHeld, nextAt } = holdMoment(schedule, zone, new Date(earliest));
  return isHeld && nextAt ? nextAt : new Date(earliest);
}
