import { describe, expect, it } from 'vitest';
import * as format from './format.ts';

const plain = (text: string) => text.replaceAll(/\s/gu, ' ');

describe('formatting', () => {
  it('[I18N-08] [I18N-09] formats money in dollars in the default locale', () => {
    expect(format.formatMoney(9_681_956, 'USD')).toBe('$96,819.56');
    expect(format.formatMoney(-5, 'USD')).toBe('-$0.05');
    expect(format.formatMoney(-0, 'USD')).toBe('$0.00');
    expect(format.formatRoundMoney(15_000_000, 'USD')).toBe('$150,000');
    expect(format.formatRoundMoney(15_000_050, 'USD')).toBe('$150,000.50');
  });

  it('abbreviates money for chart labels', () => {
    expect(format.formatShortMoney(5_318_044, 'USD')).toBe('$53k');
    expect(format.formatShortMoney(123_400, 'USD')).toBe('$1.2k');
    expect(format.formatShortMoney(0, 'USD')).toBe('$0');
    expect(format.formatShortMoney(150_000_000, 'USD')).toBe('$1.5M');
    expect(format.formatShortMoney(1_240_000_000, 'USD')).toBe('$12M');
  });

  it('formats unit prices, gallons, and percentages with the decimals they need', () => {
    expect(format.formatUnitPrice(3412, 'USD')).toBe('$3.412');
    expect(format.formatGallons(1_204_600)).toBe('1,204.6');
    expect(format.formatGallons(100_000)).toBe('100');
    expect(format.formatGallons(13_775_400, 0)).toBe('13,775');
    expect(format.formatPercent(0.041)).toBe('4.1%');
    expect(format.formatPercent(-0.0001)).toBe('0.0%');
  });

  it('adds the time zone to every time, and the year to dates of other years', () => {
    expect(plain(format.formatTime('2026-11-21T16:42:00Z', 'America/Chicago'))).toBe('10:42 AM CT');
    const now = new Date('2026-11-21T18:00:00Z');
    const before = format.formatDayAndTime('2026-11-20T15:58:00Z', 'America/Chicago', now);
    expect(plain(before)).toBe('Nov 20, 9:58 AM CT');
    const lastYear = format.formatDayAndTime('2025-11-20T15:58:00Z', 'America/Chicago', now);
    expect(plain(lastYear)).toBe('Nov 20, 2025, 9:58 AM CT');
  });

  it('omits the current year by the calendar of the time zone, not of UTC', () => {
    const eve = '2027-01-01T00:30:00Z';
    const march = new Date('2027-03-01T18:00:00Z');
    const later = format.formatDayAndTime(eve, 'America/Chicago', march);
    expect(plain(later)).toBe('Dec 31, 2026, 6:30 PM CT');
    const before = format.formatDayAndTime(
      '2026-12-30T18:00:00Z',
      'America/Chicago',
      new Date(eve),
    );
    expect(plain(before)).toBe('Dec 30, 12:00 PM CT');
  });

  it('formats times of day in 12-hour form and time zones as abbreviations', () => {
    expect(plain(format.formatTimeOfDay('19:05'))).toBe('7:05 PM');
    expect(plain(format.formatTimeOfDay('24:00'))).toBe('12:00 AM');
    const window = format.windowTimes({ start: '05:00', end: '19:00' });
    expect(Object.values(window).map(plain)).toEqual(['5:00 AM', '7:00 PM']);
    expect(format.formatZone('America/Chicago')).toBe('CT');
  });

  it.each([
    ['1250', '1,250'],
    ['1234567.5', '1,234,567.5'],
    ['900.00', '900.00'],
    ['1,250.00', '1,250.00'],
    ['1,2500.00', '12,500.00'],
    ['1,2500', '12,500'],
    ['1,20.00', '120.00'],
    ['1,250,0.00', '12,500.00'],
    [',250.00', '250.00'],
    ['12,50', '12,50'],
    ['1.250,00', '1.250,00'],
    ['1,2a00.00', '1,2a00.00'],
    ['12a0', '12a0'],
    ['', ''],
  ])(
    '[LIMIT-10] adds or moves the thousands separators of %o if it is a number',
    (typed, grouped) => {
      expect(format.groupThousands(typed)).toBe(grouped);
      expect(format.formatTypedMoney(1_250_000)).toBe('12,500.00');
    },
  );

  it('formats calendar days, ranges, and months without a time zone', () => {
    const now = new Date(2026, 10, 25);
    const range = (from: string, to: string) =>
      plain(format.formatDayRange(from, to, now)).replace('–', '-');
    expect(range('2026-11-01', '2026-11-30')).toBe('Nov 1 - 30');
    expect(range('2025-11-01', '2025-11-30')).toBe('Nov 1 - 30, 2025');
    expect(range('2025-12-28', '2026-01-03')).toBe('Dec 28, 2025 - Jan 3, 2026');
    expect(format.formatMonth('2026-11', 'short')).toBe('Nov');
    expect(format.formatMonth('2026-11', 'full')).toBe('November 2026');
    expect(format.formatDay('2026-11-20', 'short', now)).toBe('Nov 20');
    expect(format.formatDay('2025-11-20', 'short', now)).toBe('Nov 20, 2025');
    expect(format.formatDay('2026-11-20', 'medium', now)).toBe('Nov 20, 2026');
  });
});
