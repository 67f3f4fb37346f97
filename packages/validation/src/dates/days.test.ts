import { parseDate } from '@internationalized/date';
import { describe, expect, it } from 'vitest';
import { dayIn, daysBetween, firstOfMonth, lastOfMonth, startOfDay } from './days.ts';

const starts = (day: string) => startOfDay('America/Chicago', parseDate(day)).toISOString();

describe('an account’s calendar', () => {
  it('returns the day of an instant in the account’s time zone', () => {
    const instant = new Date('2026-11-01T04:30:00Z');
    expect(dayIn('America/Chicago', instant).toString()).toBe('2026-10-31');
    expect(dayIn('America/New_York', instant).toString()).toBe('2026-11-01');
  });

  it('starts days at local midnight, even when the clocks change', () => {
    expect(starts('2026-03-08')).toBe('2026-03-08T06:00:00.000Z');
    expect(starts('2026-03-09')).toBe('2026-03-09T05:00:00.000Z');
    expect(starts('2026-11-01')).toBe('2026-11-01T05:00:00.000Z');
    expect(starts('2026-11-02')).toBe('2026-11-02T06:00:00.000Z');
  });

  it('returns the ends of a month and the days between, leap years included', () => {
    const day = parseDate('2028-02-11');
    expect(firstOfMonth(day).toString()).toBe('2028-02-01');
    expect(lastOfMonth(day).toString()).toBe('2028-02-29');
    expect(daysBetween(firstOfMonth(day), lastOfMonth(day))).toHaveLength(29);
  });
});
