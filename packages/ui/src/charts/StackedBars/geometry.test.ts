import { describe, expect, it } from 'vitest';
import { barsGeometry, nameLines, totalOf } from './geometry.ts';

const categories = [
  { id: 'fuel', label: 'Fuel', color: 'fuel' },
  { id: 'other', label: 'Other', color: 'nonFuel' },
] as const;
const columns = [
  { id: 'a', label: 'A', longLabel: 'A', values: { fuel: 80, other: 20 } },
  { id: 'b', label: 'B', longLabel: 'B', values: { fuel: 50 } },
  { id: 'c', label: 'C', longLabel: 'C', values: {} },
];
const frame = { width: 600, height: 200, left: 40, top: 20, bottom: 30, isPhone: false };

describe('barsGeometry', () => {
  const { bars, ticks, baseline } = barsGeometry({ categories, columns }, frame);

  it('stacks layers up to the total and fits the highest bar to the frame', () => {
    expect(totalOf(columns[0]!, categories)).toBe(100);
    expect(bars[0]!.top).toBe(20);
    expect(baseline).toBe(170);
    const [fuel, other] = bars[0]!.layers;
    expect(fuel!.y + fuel!.height).toBeCloseTo(170);
    expect(other!.y + other!.height).toBeCloseTo(fuel!.y - 2);
  });

  it('draws no layer for a missing value and still includes an empty column', () => {
    expect(bars[1]!.layers.map((layer) => layer.categoryId)).toEqual(['fuel']);
    expect(bars[2]!.layers).toEqual([]);
    expect(bars[2]!.top).toBe(baseline);
  });

  it('subtracts a refund from the total, draws no layer for it, and stays in the frame', () => {
    const refunded = [{ id: 'r', label: 'R', longLabel: 'R', values: { fuel: 100, other: -40 } }];
    const [bar] = barsGeometry({ categories, columns: refunded }, frame).bars;
    expect(bar!.total).toBe(60);
    expect(bar!.layers.map(({ y, height }) => [y, height])).toEqual([[20, 150]]);
  });

  it('shows only zero on the axis if nothing was spent', () => {
    const none = [{ id: 'n', label: 'N', longLabel: 'N', values: { fuel: 0, other: 0 } }];
    const nothing = barsGeometry({ categories, columns: none }, frame);
    expect(nothing.ticks).toEqual([{ value: 0, y: 170 }]);
    expect(nothing.bars[0]!.top).toBe(170);
  });

  it('keeps every bar inside the frame and starts the ticks at the baseline', () => {
    for (const bar of bars) {
      expect(bar.bandX).toBeGreaterThanOrEqual(39.9);
      expect(bar.bandX + bar.bandWidth).toBeLessThanOrEqual(600.1);
    }
    expect(ticks[0]).toEqual({ value: 0, y: 170 });
  });
});

describe('nameLines', () => {
  it('keeps a label on one line if it fits its band', () => {
    expect(nameLines('Nov', 44)).toEqual(['Nov']);
    expect(nameLines('Dallas terminal', 120)).toEqual(['Dallas terminal']);
  });

  it('wraps a label after its first word and truncates lines that still do not fit', () => {
    expect(nameLines('Yard and shop', 60)).toEqual(['Yard', 'and shop']);
    expect(nameLines('Linehaul west', 44)).toEqual(['Lineh…', 'west']);
    expect(nameLines('Installations', 44)).toEqual(['Insta…']);
  });
});
