import { getDayOfWeek, parseDate } from '@internationalized/date';
import { expect, it } from 'vitest';
import { comparedDays } from './comparedDays.ts';

const today = parseDate('2026-11-25');

const daysOf = (text: string) => {
  const [from = '', to = ''] = text.split('..');
  return { from: parseDate(from), to: parseDate(to) };
};

it.each([
  ['four weeks', '2026-10-28..2026-11-24', '2026-10-28..2026-11-24', '2026-09-30..2026-10-27'],
  ['one of today', '2026-10-27..2026-11-25', '2026-10-27..2026-11-24', '2026-09-22..2026-10-20'],
  ['ten days', '2026-11-10..2026-11-19', '2026-11-10..2026-11-19', '2026-10-27..2026-11-05'],
  ['one day', '2026-11-24..2026-11-24', '2026-11-24..2026-11-24', '2026-11-17..2026-11-17'],
  ['today alone', '2026-11-25..2026-11-25', '2026-11-25..2026-11-25', '2026-11-18..2026-11-18'],
])('[TXN-04] %s: compares completed days with the same weekdays', (_, range, current, previous) => {
  const found = comparedDays(daysOf(range), today);
  expect(found).toMatchObject({ current: daysOf(current), previous: daysOf(previous) });
  expect(getDayOfWeek(found.previous.from, 'en-US')).toBe(
    getDayOfWeek(found.current.from, 'en-US'),
  );
});
