import { describe, expect, it } from 'vitest';
import * as format from './format.ts';

const plain = (text: string) => text.replaceAll(/\s/gu, ' ');

describe('figures as people read them', () => {
  it('[I18N-08] [I18N-09] writes money in dollars of the default locale', () => {
    expect(format.formatMoney(9_681_956, 'USD')).toBe('$96,819.56');
    expect(format.formatMoney(-5, 'USD')).toBe('-$0.05');
    expect(format.formatRoundMoney(15_000_000, 'USD')).toBe('$150,000');
    expect(format.formatRoundMoney(15_000_050, 'USD')).toBe('$150,000.50');
  });

  it('shortens money over a bar', () => {
    expect(format.formatShortMoney(5_318_044, 'USD')).toBe('$53k');
    expect(format.formatShortMoney(123_400, 'USD')).toBe('$1.2k');
    expect(format.formatShortMoney(0, 'USD')).toBe('$0');
  });

  it('writes prices with three decimals and gallons with one', () => {
    expect(format.formatUnitPrice(3412, 'USD')).toBe('$3.412');
    expect(format.formatGallons(1_204_600)).toBe('1,204.6');
    expect(format.formatGallons(13_775_400, 0)).toBe('13,775');
    expect(format.formatPercent(0.041)).toBe('4.1%');
  });

  it('names the zone of every time', () => {
    expect(plain(format.formatTime('2026-11-21T16:42:00Z', 'America/Chicago'))).toBe('10:42 AM CT');
    const now = new Date('2026-11-21T18:00:00Z');
    const before = format.formatDayAndTime('2026-11-20T15:58:00Z', 'America/Chicago', now);
    expect(plain(before)).toBe('Nov 20, 9:58 AM CT');
    const lastYear = format.formatDayAndTime('2025-11-20T15:58:00Z', 'America/Chicago', now);
    expect(plain(lastYear)).toBe('Nov 20, 2025, 9:58 AM CT');
  });

  it('writes calendar days and months without a zone', () => {
    expect(plain(format.formatDayRange('2026-11-01', '2026-11-30')).replace('–', '-')).toBe(
      'November 1 - 30',
    );
    expect(format.formatMonth('2026-11', 'short')).toBe('Nov');
    expect(format.formatMonth('2026-11', 'full')).toBe('November 2026');
  });
});
