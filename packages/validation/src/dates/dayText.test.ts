import { parseDate, startOfWeek } from '@internationalized/date';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayIn } from './days.ts';
import { dayNumberIn, dayTextIn, monthsAfter, weekStart } from './dayText.ts';

const anyTime = fc.date({
  min: new Date('1990-01-01T00:00:00Z'),
  max: new Date('2090-01-01T00:00:00Z'),
  noInvalidDate: true,
});
const anyZone = fc.constantFrom('UTC', 'America/Chicago', 'America/St_Johns', 'Pacific/Kiritimati');

describe('days as text', () => {
  it('match the calendar in any time zone', () => {
    fc.assert(
      fc.property(anyZone, anyTime, (zone, at) => {
        const day = dayIn(zone, at);
        expect(dayTextIn(zone, at)).toBe(day.toString());
        expect(dayNumberIn(zone, at)).toBe(
          parseDate('1970-01-01').calendar.toJulianDay(day) - 2_440_588,
        );
      }),
    );
  });

  it('add months as the calendar does', () => {
    fc.assert(
      fc.property(anyTime, fc.integer({ min: -60, max: 60 }), (at, months) => {
        const day = dayIn('UTC', at);
        expect(monthsAfter(day.toString(), months)).toBe(day.add({ months }).toString());
      }),
    );
  });

  it('start weeks as the calendar does', () => {
    fc.assert(
      fc.property(anyTime, fc.constantFrom('sun', 'mon'), (at, first) => {
        const day = dayIn('UTC', at);
        const start = startOfWeek(day, 'en-US', first).toString();
        expect(weekStart(day.toString(), first)).toBe(start);
      }),
    );
  });
});
