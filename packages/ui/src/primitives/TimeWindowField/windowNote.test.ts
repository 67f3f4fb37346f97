import { expect, test } from 'vitest';
import { windowNote } from './windowNote.ts';

test('a window that ends before it begins ends on the next day', () => {
  expect(windowNote('22:00', '05:00')).toBe('nextDay');
  expect(windowNote('05:00', '19:00')).toBeNull();
});

test('midnight ends the day on which the window began', () => {
  expect(windowNote('05:00', '00:00')).toBeNull();
  expect(windowNote('05:00', '24:00')).toBeNull();
});

test('equal ends mean all day', () => {
  expect(windowNote('08:00', '08:00')).toBe('allDay');
  expect(windowNote('00:00', '24:00')).toBe('allDay');
});

test('a window that is not complete says nothing', () => {
  expect(windowNote('', '08:00')).toBeNull();
});
