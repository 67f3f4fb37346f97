import { holdMoment } from '../cardHolds/holdSchedule.ts';
import { instantOf, localDayAt, localDayOf } from '../dates/localDay.ts';
import { minutesOf } from '../limits/weekDays.ts';
import { ALERT_GATHER_MINUTES } from './constants.ts';
import type { AlertPace, AlertTimes } from './subscription.ts';

const MINUTE_MILLISECONDS = 60_000;

/** The next time at which the account's clock shows `clock`, after `at`. */
function nextClock(zone: string, clock: string, at: number): number {
  const today = localDayAt(zone, at);
  const minutes = minutesOf(clock);
  const first = instantOf(zone, today, minutes);
  if (first > at) return first;
  return instantOf(zone, localDayOf(zone, today.date.add({ days: 1 })), minutes);
}

/**
 * When the message of an exception leaves: gathered for some minutes, so that a burst is one message
 * (unless someone waits for it: `atOnce`),
 * not within quiet hours nor while the person paused, and with a daily pace at the person's hour.
 * `zone` is the account's.
 */
export function messageTime(
  pace: AlertPace | 'atOnce',
  times: AlertTimes,
  zone: string,
  now: Date,
): Date {
  const paused = times.pausedUntil === null ? 0 : Date.parse(times.pausedUntil);
  const minutes = pace === 'atOnce' ? 0 : ALERT_GATHER_MINUTES;
  const gathered = now.getTime() + minutes * MINUTE_MILLISECONDS;
  const earliest = Math.max(paused, gathered);
  if (pace === 'daily') return new Date(nextClock(zone, times.dailyAt, earliest));
  if (times.quiet === null) return new Date(earliest);
  const schedule = { startsAt: null, endsAt: null, nightly: times.quiet };
  const { isHeld, nextAt } = holdMoment(schedule, zone, new Date(earliest));
  return isHeld && nextAt ? nextAt : new Date(earliest);
}
