import { parseDateTime, toZoned } from '@internationalized/date';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { instantOfWall } from './wallTime.ts';

const ZONES = [
  'UTC',
  'America/Chicago',
  'America/New_York',
  'America/Phoenix',
  'America/St_Johns',
  'Australia/Lord_Howe',
  'Asia/Kathmandu',
  'Pacific/Apia',
  'Pacific/Kiritimati',
];

describe('instantOfWall', () => {
  it.each([
    ['America/Chicago', '2026-11-21T12:00:00', '2026-11-21T18:00:00.000Z'],
    ['America/Chicago', '2026-07-21T12:00:30', '2026-07-21T17:00:30.000Z'],
    // Occurs twice
    ['America/Chicago', '2026-11-01T01:30:00', '2026-11-01T06:30:00.000Z'],
    // Skipped
    ['America/Chicago', '2026-03-08T02:30:00', '2026-03-08T08:30:00.000Z'],
    ['America/St_Johns', '2026-11-21T12:00:00', '2026-11-21T15:30:00.000Z'],
    ['Asia/Kathmandu', '2026-11-21T12:00:00', '2026-11-21T06:15:00.000Z'],
    ['America/Chicago', '1880-01-01T00:00:00', '1880-01-01T05:50:36.000Z'],
    ['UTC', '2026-11-21T12:00:00', '2026-11-21T12:00:00.000Z'],
  ])('in %s, %s is %s', (zone, text, instant) => {
    expect(instantOfWall(zone, text).toISOString()).toBe(instant);
  });

  it('matches a reference calendar in every zone, clock changes included', () => {
    const second = fc.integer({
      min: Date.UTC(2015, 0, 1) / 1000,
      max: Date.UTC(2036, 0, 1) / 1000,
    });
    // Hours around clock changes, which random instants would rarely hit
    const change = fc
      .tuple(
        fc.constantFrom('2026-03-08', '2026-11-01', '2026-04-05', '2026-10-04', '2011-12-30'),
        fc.integer({ min: -3600, max: 90_000 }),
      )
      .map(([day, seconds]) => Date.parse(`${day}T00:00:00Z`) / 1000 + seconds);
    fc.assert(
      fc.property(fc.constantFrom(...ZONES), fc.oneof(second, change), (zone, at) => {
        const text = new Date(at * 1000).toISOString().slice(0, 'YYYY-MM-DDTHH:MM:SS'.length);
        const expected = toZoned(parseDateTime(text), zone).toDate();
        expect(instantOfWall(zone, text)).toEqual(expected);
      }),
      { numRuns: 500 },
    );
  });
});
