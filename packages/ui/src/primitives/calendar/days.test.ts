import { expect, test } from 'vitest';
import { dateOf, daysCounted, limits, outOfBounds, refusedDay } from './days.ts';

test('a valid day is parsed, and anything else is null', () => {
  expect(dateOf('2026-11-21')?.toString()).toBe('2026-11-21');
  expect(dateOf('')).toBeNull();
  expect(dateOf('2026-02-30')).toBeNull();
  expect(dateOf('tomorrow')).toBeNull();
});

test('the number of days in a range includes both ends', () => {
  expect(daysCounted('2026-11-01', '2026-11-30')).toBe(30);
  expect(daysCounted('2026-11-21', '2026-11-21')).toBe(1);
  expect(daysCounted('2027-12-31', '2028-03-01')).toBe(62);
  expect(daysCounted('', '2026-11-21')).toBe(0);
});

const issue = (day: string) => outOfBounds(day, '2026-11-05', '2026-12-20');

test('a day out of bounds reports the bound as the nearest valid day', () => {
  expect(issue('2026-11-04')).toEqual({ key: 'dates.early', day: '2026-11-05' });
  expect(issue('2026-12-21')).toEqual({ key: 'dates.late', day: '2026-12-20' });
  expect(issue('2026-11-05')).toBeNull();
  expect(outOfBounds('2026-11-05', undefined, '')).toBeNull();
});

test('an unavailable day is refused, like one out of bounds', () => {
  const rules = {
    min: '2026-11-05',
    max: undefined,
    isDayUnavailable: (day: string) => day.endsWith('-26'),
  };
  expect(refusedDay('2026-11-26', rules)).toEqual({ key: 'dates.unavailable', day: '2026-11-26' });
  expect(refusedDay('2026-10-26', rules)).toEqual({ key: 'dates.early', day: '2026-11-05' });
  expect(refusedDay('2026-11-27', rules)).toBeNull();
  expect(refusedDay('0202-11-26', rules)).toBeNull();
  expect(refusedDay('', rules)).toBeNull();
});

test('a year that is still being typed is not reported', () => {
  expect(outOfBounds('0202-11-05', '2026-11-05', undefined)).toBeNull();
  expect(outOfBounds('', '2026-11-05', undefined)).toBeNull();
});

test('a limit that is not set is omitted', () => {
  expect(limits(undefined, undefined)).toEqual({});
  expect(limits('2026-11-01', '').minValue?.toString()).toBe('2026-11-01');
});
