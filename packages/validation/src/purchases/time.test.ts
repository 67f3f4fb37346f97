import { describe, expect, it } from 'vitest';
import { limitResets } from './limitResets.ts';
import { minutesOf } from '../limits/weekDays.ts';
import { checkTime, opensAt } from './timeWindows.ts';
import type { PurchaseLimits } from '../limits/purchaseLimits.ts';

const chicago = 'America/Chicago';
const at = (instant: string) => Date.parse(instant);
const iso = (instant: number | null) => (instant === null ? null : new Date(instant).toISOString());

describe('limitResets', () => {
  const clock = { timeZone: chicago, weekStartsOn: 'sun' } as const;

  it.each([
    [
      'a Saturday',
      'sun',
      '2026-11-21T11:40:00Z',
      '2026-11-22T06:00:00.000Z',
      '2026-11-22T06:00:00.000Z',
    ],
    [
      'a Saturday',
      'mon',
      '2026-11-21T11:40:00Z',
      '2026-11-22T06:00:00.000Z',
      '2026-11-23T06:00:00.000Z',
    ],
    [
      'late in the evening',
      'sun',
      '2026-11-22T05:59:59Z',
      '2026-11-22T06:00:00.000Z',
      '2026-11-22T06:00:00.000Z',
    ],
  ] as const)(
    '[ENT-16] on %s, with weeks from %s, returns the end of the day and week',
    (_when, weekStartsOn, now, day, week) => {
      const resets = limitResets(new Date(now), { timeZone: chicago, weekStartsOn }, 'monthly');
      expect(iso(resets.daily.endsAt)).toBe(day);
      expect(iso(resets.weekly.endsAt)).toBe(week);
      expect(iso(resets.cycle.startsAt)).toBe('2026-11-01T05:00:00.000Z');
      expect(iso(resets.cycle.endsAt)).toBe('2026-12-01T06:00:00.000Z');
      expect(resets.timeZone).toBe(chicago);
    },
  );

  it('[ENT-16] counts 25 hours when clocks go back and 23 when they go forward', () => {
    const back = limitResets(new Date('2026-11-01T12:00:00Z'), clock, 'daily').cycle;
    const ahead = limitResets(new Date('2026-03-08T12:00:00Z'), clock, 'daily').cycle;
    expect((back.endsAt - back.startsAt) / 3_600_000).toBe(25);
    expect((ahead.endsAt - ahead.startsAt) / 3_600_000).toBe(23);
  });

  it('handles time zones that are off by half an hour', () => {
    const { daily } = limitResets(
      new Date('2026-07-01T02:29:00Z'),
      { timeZone: 'America/St_Johns', weekStartsOn: 'mon' },
      'daily',
    );
    expect(iso(daily.endsAt)).toBe('2026-07-01T02:30:00.000Z');
  });

  it.each([
    // in 1999, clocks went forward on April 4
    ['1999-03-20T12:00:00Z', '1999-03-20T06:00:00.000Z', '1999-04-01T06:00:00.000Z'],
    ['2126-01-15T12:00:00Z', '2126-01-15T06:00:00.000Z', '2126-02-01T06:00:00.000Z'],
  ])('handles days far from today: %s', (now, dayStart, monthEnd) => {
    const { daily, monthly } = limitResets(new Date(now), clock, 'daily');
    expect(iso(daily.startsAt)).toBe(dayStart);
    expect(iso(monthly.endsAt)).toBe(monthEnd);
  });
});

describe('allowed days and hours', () => {
  const days: PurchaseLimits['allowedDays'] = ['mon', 'tue', 'wed', 'thu', 'fri'];
  const night = { allowedDays: days, allowedTimes: [{ start: '22:00', end: '06:00' }] };

  it.each([
    ['Friday 23:00', '2026-11-21T05:00:00Z', true, true],
    ['Saturday 02:00, of Friday’s shift', '2026-11-21T08:00:00Z', true, true],
    ['Saturday 06:00', '2026-11-21T12:00:00Z', false, false],
    ['Saturday 22:30', '2026-11-22T04:30:00Z', false, true],
    ['Monday 02:00, of Sunday’s shift', '2026-11-23T08:00:00Z', false, true],
  ])('[ENT-23] are checked across midnight: %s', (_when, instant, isDayAllowed, isTimeAllowed) => {
    expect(checkTime(night, chicago, at(instant))).toEqual({ isDayAllowed, isTimeAllowed });
  });

  it('[ENT-23] use the site’s local time, even if its date differs', () => {
    const day = { allowedDays: null, allowedTimes: [{ start: '05:00', end: '19:00' }] };
    expect(checkTime(day, 'America/New_York', at('2026-11-21T10:30:00Z')).isTimeAllowed).toBe(true);
    expect(checkTime(day, 'America/Denver', at('2026-11-21T10:30:00Z')).isTimeAllowed).toBe(false);
    expect(checkTime(day, chicago, at('2026-11-22T01:00:00Z')).isTimeAllowed).toBe(false);
  });

  it('[ENT-23] allow both occurrences of 1:30 a.m. when clocks go back', () => {
    const early = { allowedDays: null, allowedTimes: [{ start: '01:00', end: '02:00' }] };
    for (const instant of ['2026-11-01T06:30:00Z', '2026-11-01T07:30:00Z']) {
      expect(checkTime(early, chicago, at(instant)).isTimeAllowed).toBe(true);
    }
    expect(iso(opensAt(early, chicago, at('2026-11-01T12:00:00Z')))).toBe(
      '2026-11-02T07:00:00.000Z',
    );
  });

  it('return when the next window opens, or null if none does', () => {
    expect(iso(opensAt(night, chicago, at('2026-11-21T12:00:00Z')))).toBe(
      '2026-11-24T04:00:00.000Z',
    );
    expect(opensAt({ allowedDays: [], allowedTimes: null }, chicago, 0)).toBeNull();
    const broken = { allowedDays: null, allowedTimes: [{ start: 'noon', end: '' }] };
    expect(opensAt(broken, chicago, 0)).toBeNull();
    expect(checkTime(broken, chicago, 0).isTimeAllowed).toBe(false);
  });

  it('open by local time on the day of a clock change', () => {
    const morning = { allowedDays: null, allowedTimes: [{ start: '05:00', end: '19:00' }] };
    expect(iso(opensAt(morning, chicago, at('2026-11-01T06:00:00Z')))).toBe(
      '2026-11-01T11:00:00.000Z',
    );
    expect(minutesOf('24:00')).toBe(1440);
    expect(minutesOf('24:01')).toBeNaN();
  });

  it.each([
    ['is skipped', '02:00', '02:30', '2026-03-08T07:00:00Z', '2026-03-09T07:00:00.000Z'],
    ['starts late', '02:30', '04:00', '2026-03-08T07:00:00Z', '2026-03-08T08:00:00.000Z'],
    ['starts again', '01:15', '01:45', '2026-11-01T06:50:00Z', '2026-11-01T07:15:00.000Z'],
    ['opens again', '01:00', '01:30', '2026-11-01T06:40:00Z', '2026-11-01T07:00:00.000Z'],
  ])('[ENT-23] at a clock change, handle a window that %s', (_how, start, end, now, opening) => {
    const when = { allowedDays: null, allowedTimes: [{ start, end }] };
    expect(iso(opensAt(when, chicago, at(now)))).toBe(opening);
    expect(checkTime(when, chicago, at(opening)).isTimeAllowed).toBe(true);
    expect(checkTime(when, chicago, at(opening) - 1).isTimeAllowed).toBe(false);
  });

  it('treat equal ends as the whole day, and return the next opening, not this one', () => {
    const whole = { allowedDays: days, allowedTimes: [{ start: '09:00', end: '09:00' }] };
    for (const instant of [
      '2026-11-20T06:00:00Z',
      '2026-11-20T15:00:00Z',
      '2026-11-21T05:59:00Z',
    ]) {
      expect(checkTime(whole, chicago, at(instant))).toEqual({
        isDayAllowed: true,
        isTimeAllowed: true,
      });
    }
    const morning = { allowedDays: null, allowedTimes: [{ start: '05:00', end: '19:00' }] };
    expect(iso(opensAt(morning, chicago, at('2026-11-20T11:00:00Z')))).toBe(
      '2026-11-21T11:00:00.000Z',
    );
  });

  it('[ENT-22] allow every hour of an allowed day if no hours are set', () => {
    const weekdays = { allowedDays: days, allowedTimes: null };
    expect(checkTime(weekdays, chicago, at('2026-11-20T06:00:00Z'))).toEqual({
      isDayAllowed: true,
      isTimeAllowed: true,
    });
    expect(checkTime(weekdays, chicago, at('2026-11-21T06:00:00Z'))).toEqual({
      isDayAllowed: false,
      isTimeAllowed: true,
    });
    expect(iso(opensAt(weekdays, chicago, at('2026-11-21T06:00:00Z')))).toBe(
      '2026-11-23T06:00:00.000Z',
    );
  });
});
