import { describe, expect, it } from 'vitest';
import { fieldIssues } from '../core/issue.ts';
import { daysLater, holdMoment, holdSchedule, nextWeekDay } from './holdSchedule.ts';

const ZONE = 'America/Chicago';
/** Saturday, 10:00 in Chicago. */
const NOW = new Date('2026-11-21T16:00:00.000Z');
const once = { startsAt: null, endsAt: '2026-11-23T06:00:00.000Z', nightly: null };
const nights = { startsAt: null, endsAt: null, nightly: { from: '22:00', to: '05:00' } };
const moment = (schedule: typeof once | typeof nights, at: string) => {
  const { isHeld, nextAt } = holdMoment(schedule, ZONE, new Date(at));
  return [isHeld, nextAt?.toISOString() ?? null];
};

const keys = (value: unknown) => {
  const parsed = holdSchedule.safeParse(value);
  return parsed.success ? [] : fieldIssues(parsed.error).map(({ key }) => key);
};

describe('a scheduled hold', () => {
  it('[CARD-07] holds until its end and is then over', () => {
    expect(moment(once, '2026-11-21T16:00:00.000Z')).toEqual([true, once.endsAt]);
    expect(moment(once, once.endsAt)).toEqual([false, null]);
    const later = { ...once, startsAt: '2026-11-22T12:00:00.000Z' };
    expect(holdMoment(later, ZONE, NOW)).toEqual({
      isHeld: false,
      nextAt: new Date(later.startsAt),
    });
  });

  it('[CARD-07] holds every night by the account’s clock, across midnight and its change', () => {
    expect(moment(nights, '2026-11-21T16:00:00.000Z')).toEqual([false, '2026-11-22T04:00:00.000Z']);
    expect(moment(nights, '2026-11-22T04:00:00.000Z')).toEqual([true, '2026-11-22T11:00:00.000Z']);
    expect(moment(nights, '2026-11-22T08:00:00.000Z')).toEqual([true, '2026-11-22T11:00:00.000Z']);
    expect(moment(nights, '2026-11-22T11:00:00.000Z')).toEqual([false, '2026-11-23T04:00:00.000Z']);
    // In the night of 1 November the clock goes back: 22:00 is still UTC-5, 05:00 is UTC-6.
    expect(moment(nights, '2026-11-01T03:00:00.000Z')).toEqual([true, '2026-11-01T11:00:00.000Z']);
  });

  it('stops its nights at the end', () => {
    const some = { ...nights, endsAt: '2026-11-22T06:00:00.000Z' };
    expect(holdMoment(some, ZONE, new Date('2026-11-22T05:00:00.000Z'))).toEqual({
      isHeld: true,
      nextAt: new Date(some.endsAt),
    });
    expect(holdMoment(some, ZONE, new Date(some.endsAt))).toEqual({ isHeld: false, nextAt: null });
  });

  it('asks for an end, after the start, and for a night that is no day', () => {
    expect(keys({ startsAt: null, endsAt: null, nightly: null })).toEqual([
      'holdSchedule.endRequired',
    ]);
    expect(keys({ ...once, startsAt: once.endsAt })).toEqual(['holdSchedule.endNotAfterStart']);
    expect(keys({ ...nights, nightly: { from: '22:00', to: '22:00' } })).toEqual([
      'holdSchedule.sameTime',
    ]);
    expect(keys(nights)).toEqual([]);
  });

  it('counts days and week days in the account’s zone', () => {
    expect(nextWeekDay(ZONE, NOW, 1).toISOString()).toBe('2026-11-23T06:00:00.000Z');
    expect(nextWeekDay(ZONE, NOW, 6).toISOString()).toBe('2026-11-28T06:00:00.000Z');
    expect(daysLater(ZONE, NOW, 3).toISOString()).toBe('2026-11-24T16:00:00.000Z');
  });
});
