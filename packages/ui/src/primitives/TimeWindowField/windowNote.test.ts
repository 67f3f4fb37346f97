import { expect, test } from 'vitest';
import { windowNote } from './windowNote.ts';

test('a window that ends before it begins ends on the next day', () => {
  expect(windowNote('22:00', '05:00')).toBe('nextDay');
  expect(windowNote('05:00', '19:00')).toBeNull();
});

test('a window that ends at midnight ends on the day it began', () => {
  expect(windowNote('05:00', '00:00')).toBeNull();
  expect(windowNote('05:00', '24:00')).toBeNull();
});

test('a window with equal ends, or from 00:00 to 24:00, lasts all day', () => {
  expect(windowNote('08:00', '08:00')).toBe('allDay');
  expect(windowNote('00:00', '24:00')).toBe('allDay');
});

test('an incomplete window has no note', () => {
  expect(windowNote('', '08:00')).toBeNull();
});
