import { describe, expect, test } from 'vitest';
import { contrastOf, hexOf, isInSrgb } from './oklch.ts';
import { RAMPS, RAMP_STEPS, ramp } from './ramps.ts';
import { BRANDS } from './tokens.ts';

describe.each(BRANDS)('color ramps of %s', (brand) => {
  test.each(RAMPS)('%s has even lightness steps, all within sRGB', (name) => {
    const colors = [...ramp(name, brand).values()];
    const steps = colors.slice(1).map(([lightness], at) => (colors[at]?.[0] ?? 0) - lightness);
    expect(Math.max(...steps) - Math.min(...steps)).toBeLessThan(0.002);
    expect(colors.filter((color) => !isInSrgb(color))).toEqual([]);
  });

  test('colors six steps apart have a contrast of at least 4.5, and five apart, 3', () => {
    const colors = RAMPS.map((name) => [...ramp(name, brand).values()]);
    const least = (apart: number) => {
      const ratios = colors.flatMap((color) =>
        colors.flatMap((other) =>
          color.slice(0, RAMP_STEPS.length - apart).map((light, at) => {
            const dark = other[at + apart];
            return dark ? contrastOf(light, dark) : 0;
          }),
        ),
      );
      return Math.min(...ratios);
    };
    expect(least(6)).toBeGreaterThanOrEqual(4.5);
    expect(least(5)).toBeGreaterThanOrEqual(3);
  });
});

test('OKLCH colors convert to hex', () => {
  expect(hexOf([1, 0, 0])).toBe('#ffffff');
  expect(hexOf([0, 0, 0])).toBe('#000000');
  expect(hexOf([0.62796, 0.25768, 29.234])).toBe('#ff0000');
});
