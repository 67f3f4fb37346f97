import { describe, expect, it } from 'vitest';
import { bands } from './bands.ts';
import { linear, ticks, ticksBetween } from './linear.ts';

describe('scales', () => {
  it('maps numbers linearly to an inverted range', () => {
    const y = linear([0, 50], [200, 0]);
    expect([y(0), y(25), y(50)]).toEqual([200, 100, 0]);
  });

  it.each([
    [79_000, 4, [0, 20_000, 40_000, 60_000]],
    [100_000, 4, [0, 20_000, 40_000, 60_000, 80_000, 100_000]],
    [7, 4, [0, 2, 4, 6]],
    [0.9, 4, [0, 0.2, 0.4, 0.6, 0.8]],
    [0, 4, [0]],
  ])('returns round ticks from 0 up to %d in about %d steps', (highest, count, expected) => {
    const found = ticks(highest, count);
    expect(found).toHaveLength(expected.length);
    for (const [index, value] of expected.entries()) expect(found[index]).toBeCloseTo(value, 9);
  });

  it.each([
    [3412, 4068, 4, [3400, 3600, 3800, 4000, 4200]],
    [5, 5, 4, [5, 6]],
    [0, 0, 4, [0, 0.2]],
    [-30, 50, 4, [-40, -20, 0, 20, 40, 60]],
  ])('spans %d to %d with ticks in about %d round steps', (lowest, highest, count, expected) => {
    const found = ticksBetween(lowest, highest, count);
    expect(found).toHaveLength(expected.length);
    for (const [index, value] of expected.entries()) expect(found[index]).toBeCloseTo(value, 9);
  });

  it('divides a range into equal bands with half a gap at both ends', () => {
    const band = bands(4, [40, 440], 0.4);
    expect(band.step).toBe(100);
    expect(band.width).toBeCloseTo(60, 9);
    expect(band.start(0)).toBeCloseTo(60, 9);
    expect(band.start(3) + band.width).toBeCloseTo(420, 9);
  });
});
