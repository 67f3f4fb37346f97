import { describe, expect, test } from 'vitest';
import { SHAPE_PAIRS, TEXT_PAIRS, type ContrastPairs } from './contrastPairs.ts';
import { contrastOf } from './oklch.ts';
import { palette } from './palettes.ts';
import { BRANDS, BREAKPOINTS_PX, SCHEMES, type ColorTokens } from './tokens.ts';
import { BREAKPOINTS_PX as SPECIFIED_PX } from '@forecourt/validation';

function failures(colors: ColorTokens, pairs: ContrastPairs, least: number): string[] {
  return [...pairs].flatMap(([front, backs]) =>
    backs.flatMap((back) => {
      const ratio = contrastOf(colors[front], colors[back]);
      return ratio < least ? [`${front} on ${back}: ${ratio.toFixed(2)}`] : [];
    }),
  );
}

describe.each(BRANDS)('brand %s', (brand) => {
  test.each(SCHEMES)('text in the %s scheme has enough contrast', (scheme) => {
    expect(failures(palette(brand, scheme), TEXT_PAIRS, scheme === 'contrast' ? 7 : 4.5)).toEqual(
      [],
    );
  });

  test.each(SCHEMES)('lines, rings, and fills in the %s scheme have enough contrast', (scheme) => {
    expect(failures(palette(brand, scheme), SHAPE_PAIRS, 3)).toEqual([]);
  });
});

test('contrast is measured as WCAG defines it', () => {
  expect(contrastOf([1, 0, 0], [0, 0, 0])).toBeCloseTo(21, 5);
  // #767676 on white: the lightest gray that passes.
  expect(contrastOf([0.5657, 0, 0], [1, 0, 0])).toBeCloseTo(4.54, 1);
});

test('[UI-22] the layout breakpoints match the specified ones', () => {
  expect(BREAKPOINTS_PX).toEqual(SPECIFIED_PX);
});
