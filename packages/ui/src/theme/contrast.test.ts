import { describe, expect, test } from 'vitest';
import { contrastOf } from './oklch.ts';
import { palette } from './palettes.ts';
import { BRANDS, BREAKPOINTS_PX, SCHEMES, type ColorRole, type ColorTokens } from './tokens.ts';
import { BREAKPOINTS_PX as SPECIFIED_PX } from '@forecourt/validation';

type Pairs = ReadonlyMap<ColorRole, readonly ColorRole[]>;

const grounds = ['page', 'surface', 'sunken', 'raised'] as const;
const softs = ['accentSoft', 'goodSoft', 'warnSoft', 'badSoft'] as const;

/** Every text role with the grounds on which components put it. */
const texts: Pairs = new Map<ColorRole, readonly ColorRole[]>([
  ['ink', [...grounds, ...softs]],
  ['inkSecondary', [...grounds, ...softs]],
  ['inkTertiary', grounds],
  ['accentText', [...grounds, 'accentSoft']],
  ['goodText', [...grounds, 'goodSoft']],
  ['warnText', [...grounds, 'warnSoft']],
  ['badText', [...grounds, 'badSoft']],
  ['surface', ['ink']],
  ['onAccent', ['accent']],
  ['onGood', ['good']],
  ['onWarn', ['warn']],
  ['onBad', ['bad']],
  ['railInk', ['rail', 'railChosen']],
  ['railQuiet', ['rail', 'railChosen']],
]);

/** Lines, rings and fills that must be told from what they stand on. */
const shapes: Pairs = new Map<ColorRole, readonly ColorRole[]>([
  ['controlLine', grounds],
  ['focus', [...grounds, ...softs]],
  ['focusOnRail', ['rail', 'railChosen']],
  ['accent', ['page', 'surface', 'sunken']],
  ['good', ['page', 'surface', 'goodSoft']],
  ['warnLine', ['page', 'surface', 'warnSoft']],
  ['bad', ['page', 'surface', 'badSoft']],
  ['railMark', ['rail', 'railChosen']],
  ['categoryFuel', ['surface']],
  ['categoryNonFuel', ['surface']],
  ['categoryNa', ['surface']],
  ['inkDisabled', ['surface', 'sunken']],
]);

function failures(colors: ColorTokens, pairs: Pairs, least: number): string[] {
  return [...pairs].flatMap(([front, backs]) =>
    backs.flatMap((back) => {
      const ratio = contrastOf(colors[front], colors[back]);
      return ratio < least ? [`${front} on ${back}: ${ratio.toFixed(2)}`] : [];
    }),
  );
}

describe.each(BRANDS)('brand %s', (brand) => {
  test.each(SCHEMES)('every text of %s can be read', (scheme) => {
    expect(failures(palette(brand, scheme), texts, scheme === 'contrast' ? 7 : 4.5)).toEqual([]);
  });

  test.each(SCHEMES)('every control line, ring and fill of %s can be seen', (scheme) => {
    expect(failures(palette(brand, scheme), shapes, 3)).toEqual([]);
  });
});

test('contrast is measured as WCAG does', () => {
  expect(contrastOf([1, 0, 0], [0, 0, 0])).toBeCloseTo(21, 5);
  // #767676 on white, the lightest grey that passes
  expect(contrastOf([0.5657, 0, 0], [1, 0, 0])).toBeCloseTo(4.54, 1);
});

test('[UI-22] the layout breakpoints are the specified ones', () => {
  expect(BREAKPOINTS_PX).toEqual(SPECIFIED_PX);
});
