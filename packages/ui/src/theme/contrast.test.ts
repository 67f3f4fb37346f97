import { describe, expect, test } from 'vitest';
import { palette } from './palettes.ts';
import {
  BRANDS,
  BREAKPOINTS_PX,
  SCHEMES,
  type ColorRole,
  type ColorTokens,
  type Oklch,
} from './tokens.ts';
import { BREAKPOINTS_PX as SPECIFIED_PX } from '@forecourt/validation';

const cut = (value: number) => Math.min(1, Math.max(0, value));

/** OKLCH to linear sRGB, cut to what a screen shows. */
function linearRgb([lightness, chroma, hue]: Oklch): readonly [number, number, number] {
  const angle = (hue * Math.PI) / 180;
  const a = chroma * Math.cos(angle);
  const b = chroma * Math.sin(angle);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    cut(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    cut(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    cut(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ];
}

function luminance(color: Oklch): number {
  const [red, green, blue] = linearRgb(color);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** WCAG 2 contrast ratio. */
function contrast(one: Oklch, other: Oklch): number {
  const [dark, light] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05);
}

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
      const ratio = contrast(colors[front], colors[back]);
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
  expect(contrast([1, 0, 0], [0, 0, 0])).toBeCloseTo(21, 5);
  // #767676 on white, the lightest grey that passes
  expect(contrast([0.5657, 0, 0], [1, 0, 0])).toBeCloseTo(4.54, 1);
});

test('[UI-22] the layout breakpoints are the specified ones', () => {
  expect(BREAKPOINTS_PX).toEqual(SPECIFIED_PX);
});
