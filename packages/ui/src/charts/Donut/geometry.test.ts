import { describe, expect, it } from 'vitest';
import { arcsOf, percentsOf, ringPath } from './geometry.ts';

const ring = { center: 90, outer: 88, inner: 60, gap: 2 };

describe('donut geometry', () => {
  it('gives each value an arc proportional to its share of the total', () => {
    expect(arcsOf([1, 1, 2])).toEqual([
      { start: 0, end: 0.25 },
      { start: 0.25, end: 0.5 },
      { start: 0.5, end: 1 },
    ]);
    expect(arcsOf([0, -5])).toEqual([
      { start: 0, end: 0 },
      { start: 0, end: 0 },
    ]);
  });

  it.each([
    [
      [1, 1, 1],
      [34, 33, 33],
    ],
    [
      [4_731_204, 486_840, 100_000],
      [89, 9, 2],
    ],
    [
      [1, 999_999],
      [0, 100],
    ],
    [
      [1, 1, 1, 1, 1, 1, 1],
      [15, 15, 14, 14, 14, 14, 14],
    ],
    [
      [0, 0],
      [0, 0],
    ],
    [[5], [100]],
  ])('rounds %j to percentages that add up to 100, unless all are 0', (values, expected) => {
    expect(percentsOf(values)).toEqual(expected);
  });

  it('draws no path for an empty arc and a closed ring for a full one', () => {
    expect(ringPath({ start: 0.2, end: 0.2 }, ring)).toBe('');
    expect(ringPath({ start: 0, end: 1 }, ring).match(/Z/g)).toHaveLength(2);
    expect(ringPath({ start: 0, end: 0.25 }, ring)).toMatch(/^M.+A.+L.+A.+Z$/);
  });
});
