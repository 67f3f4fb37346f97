import type { CalendarDate } from '@internationalized/date';
import { firstOfMonth } from '../dates/days.ts';
import { localDayAt, type LocalDay } from '../dates/localDay.ts';
import type { LimitCycle } from '../limits/purchaseLimits.ts';

/** The time zone and week by which an account's counters reset. Texts always name the zone. */
export interface ResetClock {
  readonly timeZone: string;
  readonly weekStartsOn: 'sun' | 'mon';
}

/** Instants in milliseconds: the counter is zero at `startsAt` and resets at `endsAt`. */
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
  /** Whichever of the three the cycle specifies. */
  readonly cycle: LimitPeriod;
}

type Periods = Pick<LimitResets, 'daily' | 'weekly' | 'monthly'>;

const periodBetween = (zone: string, first: CalendarDate, next: CalendarDate): LimitPeriod => ({
  startsAt: first.toDate(zone).getTime(),
  endsAt: next.toDate(zone).getTime(),
});

function periodsOf({ timeZone, weekStartsOn }: ResetClock, day: LocalDay): Periods {
  const daysIntoWeek = weekStartsOn === 'sun' ? day.weekDay : (day.weekDay + 6) % 7;
  const week = day.date.subtract({ days: daysIntoWeek });
  const month = firstOfMonth(day.date);
  return {
    daily: { startsAt: day.startsAt, endsAt: day.endsAt },
    weekly: periodBetween(timeZone, week, week.add({ weeks: 1 })),
    monthly: periodBetween(timeZone, month, month.add({ months: 1 })),
  };
}

/** A day in a zone is a single cached object, so its periods are released with it. */
const periodsByDay = {
  sun: new WeakMap<LocalDay, Periods>(),
  mon: new WeakMap<LocalDay, Periods>(),
};

/**
 * Returns the periods that contain an instant, by which counters reset, in the account's zone;
 * weeks start on the account's weekday and months on the 1st. [ENT-16 to ENT-19]
 */
export function limitResets(at: Date, clock: ResetClock, cycle: LimitCycle): LimitResets {
  const { timeZone, weekStartsOn } = clock;
  const day = localDayAt(timeZone, at.getTime());
  const cached = periodsByDay[weekStartsOn];
  let periods = cached.get(day);
  if (!periods) cached.set(day, (periods = periodsOf(clock, day)));
  return { timeZone, weekStartsOn, ...periods, cycle: periods[cycle] };
}
