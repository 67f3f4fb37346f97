import { expect, test } from 'vitest';
import {
  formatDay,
  formatGallons,
  formatInstant,
  formatMoney,
  formatNumber,
  formatPercent,
  formatTime,
  formatUnitPrice,
} from './index.ts';

test('money is written from cents, with two decimals and its currency', () => {
  expect(formatMoney(9_681_956)).toBe('$96,819.56');
  expect(formatMoney(-4800)).toBe('-$48.00');
  expect(formatMoney(4800, 'CAD')).toBe('CA$48.00');
});

test('quantities and prices are written with their unit', () => {
  expect(formatGallons(1_204_649)).toBe('1,204.6 gal');
  expect(formatUnitPrice(3899)).toBe('$3.899');
  expect(formatNumber(13_775)).toBe('13,775');
  expect(formatPercent(0.0412)).toBe('4.1%');
});

test('an instant is written in the zone that it is asked for, and the zone is named', () => {
  const instant = '2026-11-21T05:30:00Z';
  expect(formatInstant(instant, 'America/Chicago')).toBe('Nov 20, 2026, 11:30 PM CST');
  expect(formatInstant(instant, 'America/New_York')).toBe('Nov 21, 2026, 12:30 AM EST');
  expect(formatTime('2026-07-04T15:58:00Z', 'America/Chicago')).toBe('10:58 AM CDT');
});

test('a calendar day is the same day everywhere', () => {
  expect(formatDay('2026-11-01')).toBe('Nov 1, 2026');
});

test('what is no instant or no zone is refused', () => {
  expect(() => formatInstant('soon', 'America/Chicago')).toThrow(RangeError);
  expect(() => formatInstant('2026-11-21T05:30:00Z', 'Nowhere')).toThrow(RangeError);
});
