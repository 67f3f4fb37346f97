import type { CalendarDate } from '@internationalized/date';
import { firstOfMonth } from '../dates/days.ts';
import { localDayAt, type LocalDay } from '../dates/localDay.ts';
import type { LimitCycle } from '../limits/purchaseLimits.ts';

/** In whose clock and week the counters of an account start over. Every text names the zone. */
export interface ResetClock {
  readonly timeZone: string;
  readonly weekStartsOn: 'sun' | 'mon';
}

/** Instants in milliseconds; the counter is zero from `startsAt` on and frees up at `endsAt`. */
export interface LimitPeriod {
  readonly startsAt: number;
  readonly endsAt: number;
}

export interface LimitResets {
  readonly timeZone: string;
  readonly weekStartsOn: 'sun' | 'mon';
  readonly daily: LimitPeriod;
  readonly weekly: LimitPeriod;
  readonly monthly: LimitPeriod;
  /** The one of the three that the cycle names. */
  readonly cycle: LimitPeriod;
}

type Periods = Pick<LimitResets, 'daily' | 'weekly' | 'monthly'>;

const between = (zone: string, first: CalendarDate, next: CalendarDate): LimitPeriod => ({
  startsAt: first.toDate(zone).getTime(),
  endsAt: next.toDate(zone).getTime(),
});

function periodsOf({ timeZone, weekStartsOn }: ResetClock, day: LocalDay): Periods {
  const daysIntoWeek = weekStartsOn === 'sun' ? day.weekDay : (day.weekDay + 6) % 7;
  const week = day.date.subtract({ days: daysIntoWeek });
  const month = firstOfMonth(day.date);
  return {
    daily: { startsAt: day.startsAt, endsAt: day.endsAt },
    weekly: between(timeZone, week, week.add({ weeks: 1 })),
    monthly: between(timeZone, month, month.add({ months: 1 })),
  };
}

/** A day in a zone is one object, so its periods go when it goes. */
const periodsByDay = {
  sun: new WeakMap<LocalDay, Periods>(),
  mon: new WeakMap<LocalDay, Periods>(),
};

/**
 * When the counters that hold an instant started and when they start over, in the account's zone;
 * weeks start on the account's day and months on the 1st. [ENT-16 to ENT-19]
 */
export function limitResets(at: Date, clock: ResetClock, cycle: LimitCycle): LimitResets {
  const { timeZone, weekStartsOn } = clock;
  const day = localDayAt(timeZone, at.getTime());
  const known = periodsByDay[weekStartsOn];
  let periods = known.get(day);
  if (!periods) known.set(day, (periods = periodsOf(clock, day)));
  return { timeZone, weekStartsOn, ...periods, cycle: periods[cycle] };
}
