import { expect, test } from 'vitest';
import { rangesUpTo } from './presets.ts';

const named = (today: string) =>
  Object.fromEntries(rangesUpTo(today).map(({ id, from, to }) => [id, `${from} ${to}`]));

test('the presets cover today, yesterday, 7 and 30 days, and this and last month', () => {
  expect(named('2026-11-21')).toEqual({
    today: '2026-11-21 2026-11-21',
    yesterday: '2026-11-20 2026-11-20',
    last7: '2026-11-15 2026-11-21',
    last30: '2026-10-23 2026-11-21',
    thisMonth: '2026-11-01 2026-11-21',
    lastMonth: '2026-10-01 2026-10-31',
  });
});

test('last month is correct in January and on the 31st', () => {
  expect(named('2027-01-31')['lastMonth']).toBe('2026-12-01 2026-12-31');
  expect(named('2028-03-31')['lastMonth']).toBe('2028-02-01 2028-02-29');
});

test('there are no presets without a date', () => {
  expect(rangesUpTo('')).toEqual([]);
});
