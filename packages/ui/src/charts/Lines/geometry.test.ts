import { describe, expect, it } from 'vitest';
import { linesGeometry, type LinesFrame } from './geometry.ts';

const frame: LinesFrame = { width: 640, height: 200, left: 40, right: 0, top: 20, bottom: 30 };
const series = [
  { id: 'now', label: 'This year', color: 'fuel' as const },
  { id: 'before', label: 'Last year', color: 'na' as const },
];
const point = (id: string, values: Readonly<Record<string, number>>) => ({
  id,
  label: id,
  longLabel: id,
  values,
});
const points = [
  point('Jan', { now: 10, before: 20 }),
  point('Feb', { before: 40 }),
  point('Mar', { now: 30, before: 30 }),
];

describe('linesGeometry', () => {
  it('spreads the points across the frame and starts the axis at zero', () => {
    const { places, ticks, baseline } = linesGeometry({ series, points }, frame);
    expect(places.map(({ x }) => x)).toEqual([40, 340, 640]);
    expect(ticks[0]).toEqual({ value: 0, y: baseline });
    expect(ticks.at(-1)).toEqual({ value: 40, y: 20 });
  });

  it('starts a new stroke after a gap', () => {
    const { paths } = linesGeometry({ series, points }, frame);
    expect(paths[0]?.d).toBe('M40.0,132.5M640.0,57.5');
    expect(paths[1]?.d.match(/M/g)).toHaveLength(1);
  });

  it('marks values without neighbors as lone', () => {
    const days = [{ now: 1 }, {}, { now: 2 }, {}, { now: 3 }, { now: 4 }].map((values, day) =>
      point(`${day}`, values),
    );
    const { places } = linesGeometry({ series, points: days }, frame);
    const lone = places.filter(({ marks }) => marks.some(({ isIsolated }) => isIsolated));
    expect(lone.map(({ point: { id } }) => id)).toEqual(['0', '2']);
  });

  it('puts zero at the top of the axis if every value is negative', () => {
    const refunds = [point('Jan', { now: -30 }), point('Feb', { now: -40 })];
    const { ticks } = linesGeometry({ series, points: refunds }, frame);
    expect(ticks.at(-1)).toEqual({ value: 0, y: frame.top });
    expect(ticks[0]?.value).toBe(-40);
  });

  it('starts the axis just below the lowest value if the base is "lowest"', () => {
    const prices = [point('Mon', { now: 3412 }), point('Tue', { now: 4068 })];
    const { ticks } = linesGeometry({ series, points: prices, base: 'lowest' }, frame);
    expect(ticks[0]?.value).toBe(3400);
  });

  it('skips labels if space is tight, but never the last one', () => {
    const days = Array.from({ length: 30 }, (_, day) => point(`${day + 1}`, { now: day }));
    const named = linesGeometry({ series, points: days }, frame).places.filter(
      ({ hasName }) => hasName,
    );
    expect(named.length).toBeLessThan(12);
    expect(named.at(-1)?.point.id).toBe('30');
  });

  it('draws no lines without points and centers a single point', () => {
    const nothing = linesGeometry({ series, points: [] }, frame);
    expect(nothing.paths.every(({ d }) => d === '')).toBe(true);
    const one = linesGeometry({ series, points: [point('Jan', { now: 5 })] }, frame);
    expect(one.places[0]?.x).toBe(340);
  });
});
