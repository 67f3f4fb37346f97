import { CalendarDate } from '@internationalized/date';
import { describe, expect, it } from 'vitest';
import {
  DAYS_CACHED_PER_ZONE_MAX,
  instantOf,
  localDayAt,
  localDayOf,
  wallMinutes,
} from './localDay.ts';

const zone = 'America/Chicago';
const dayOf = (month: number, day: number) => localDayOf(zone, new CalendarDate(2026, month, day));
const at = (month: number, day: number, minutes: number) =>
  new Date(instantOf(zone, dayOf(month, day), minutes)).toISOString();

describe('instantOf', () => {
  it.each([
    ['a plain day', 11, 21, 7 * 60, '2026-11-21T13:00:00.000Z'],
    ['the end of a plain day', 11, 21, 1440, '2026-11-22T06:00:00.000Z'],
    ['before the clock goes ahead', 3, 8, 60, '2026-03-08T07:00:00.000Z'],
    ['a time that is skipped', 3, 8, 150, '2026-03-08T08:30:00.000Z'],
    ['after the clock went ahead', 3, 8, 19 * 60, '2026-03-09T00:00:00.000Z'],
    ['the end of a day of 23 hours', 3, 8, 1440, '2026-03-09T05:00:00.000Z'],
    ['a time that comes twice', 11, 1, 90, '2026-11-01T06:30:00.000Z'],
    ['after the clock went back', 11, 1, 19 * 60, '2026-11-02T01:00:00.000Z'],
    ['the last minute of a day of 25 hours', 11, 1, 1439, '2026-11-02T05:59:00.000Z'],
    ['the end of a day of 25 hours', 11, 1, 1440, '2026-11-02T06:00:00.000Z'],
  ])('[ENT-23] returns the right instant: %s', (_what, month, day, minutes, expected) => {
    expect(at(month, day, minutes)).toBe(expected);
  });
});

describe('localDayAt', () => {
  it.each([
    ['2026-11-22T05:59:59.999Z', '2026-11-21'],
    ['2026-11-22T06:00:00.000Z', '2026-11-22'],
    ['2026-11-22T00:00:00.000Z', '2026-11-21'],
    ['2026-11-01T05:00:00.000Z', '2026-11-01'],
    ['2026-11-02T05:59:59.999Z', '2026-11-01'],
  ])('for %s, returns %s, and again from the cache', (instant, expected) => {
    for (let times = 0; times < 2; times += 1) {
      expect(localDayAt(zone, Date.parse(instant)).date.toString()).toBe(expected);
    }
  });

  it('handles zones far from UTC, each by its own clock', () => {
    const noon = Date.parse('2026-11-21T12:00:00Z');
    expect(localDayAt('Pacific/Kiritimati', noon).date.toString()).toBe('2026-11-22');
    expect(localDayAt('Pacific/Pago_Pago', noon).date.toString()).toBe('2026-11-21');
    expect(localDayAt(zone, noon).weekDay).toBe(6);
  });
});

describe('cached days', () => {
  const hour = 3_600_000;
  const day = 24 * hour;
  // A zone that no other test uses, because days stay cached for the life of the process
  const dayAt = (place: number) => localDayAt('Pacific/Chatham', place * day);

  it('are computed once, for instants on either UTC day', () => {
    const morning = Date.parse('2025-06-10T07:00:00Z');
    const instants = [morning - 5 * hour, morning, morning + 12 * hour, morning + day];
    const first = instants.map((instant) => localDayAt(zone, instant));
    instants.forEach((instant, place) => expect(localDayAt(zone, instant)).toBe(first[place]));
    expect(first[0]).not.toBe(first[1]);
    expect(first[1]).toBe(first[2]);
    expect(localDayAt(zone, first[1]?.startsAt ?? 0)).toBe(first[1]);
  });

  it('are dropped once a zone has too many', () => {
    const first = dayAt(0);
    for (let place = 1; place < DAYS_CACHED_PER_ZONE_MAX; place += 1) dayAt(place);
    expect(dayAt(0)).toBe(first);
    dayAt(DAYS_CACHED_PER_ZONE_MAX);
    expect(dayAt(0)).not.toBe(first);
  });
});

describe('wallMinutes', () => {
  it.each([
    ['2026-11-21T13:30:30Z', 7 * 60 + 30],
    ['2026-03-08T09:15:00Z', 4 * 60 + 15],
    ['2026-11-01T06:30:00Z', 90],
    ['2026-11-01T07:30:00Z', 90],
  ])('at %s are %i', (instant, expected) => {
    const time = Date.parse(instant);
    expect(wallMinutes(zone, time, localDayAt(zone, time))).toBe(expected);
  });
});
