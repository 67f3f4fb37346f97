import type { BrandName, ColorRole, ColorTokens, Oklch, Scheme } from './tokens.ts';

const light: ColorTokens = {
  page: [0.975, 0.004, 210],
  surface: [1, 0, 0],
  sunken: [0.955, 0.006, 210],
  raised: [1, 0, 0],
  line: [0.905, 0.008, 215],
  lineStrong: [0.83, 0.012, 215],
  controlLine: [0.6, 0.015, 215],
  ink: [0.24, 0.025, 225],
  inkSecondary: [0.44, 0.02, 222],
  inkTertiary: [0.515, 0.018, 222],
  inkDisabled: [0.56, 0.015, 222],
  accent: [0.47, 0.08, 208],
  onAccent: [0.99, 0.005, 208],
  accentSoft: [0.945, 0.025, 205],
  accentText: [0.42, 0.072, 208],
  focus: [0.47, 0.08, 208],
  focusOnRail: [0.85, 0.07, 200],
  good: [0.52, 0.12, 155],
  onGood: [0.99, 0.005, 208],
  goodSoft: [0.95, 0.035, 155],
  goodText: [0.4, 0.098, 155],
  warn: [0.72, 0.15, 70],
  onWarn: [0.24, 0.025, 225],
  warnLine: [0.6, 0.13, 65],
  warnSoft: [0.96, 0.035, 80],
  warnText: [0.45, 0.1, 65],
  bad: [0.55, 0.19, 25],
  onBad: [0.99, 0.005, 208],
  badSoft: [0.955, 0.022, 20],
  badText: [0.47, 0.17, 25],
  rail: [0.28, 0.035, 222],
  railInk: [0.93, 0.01, 215],
  railQuiet: [0.74, 0.02, 215],
  railChosen: [0.36, 0.05, 215],
  railMark: [0.72, 0.1, 200],
  categoryFuel: [0.5, 0.085, 208],
  categoryNonFuel: [0.62, 0.13, 70],
  categoryNa: [0.63, 0.012, 215],
  scrim: [0.2, 0.02, 225],
};

const dark: ColorTokens = {
  page: [0.19, 0.018, 225],
  surface: [0.225, 0.02, 225],
  sunken: [0.17, 0.016, 225],
  raised: [0.29, 0.024, 222],
  line: [0.315, 0.022, 222],
  lineStrong: [0.41, 0.025, 220],
  controlLine: [0.58, 0.02, 215],
  ink: [0.95, 0.008, 215],
  inkSecondary: [0.78, 0.014, 215],
  inkTertiary: [0.68, 0.016, 215],
  inkDisabled: [0.6, 0.015, 215],
  accent: [0.72, 0.1, 200],
  onAccent: [0.19, 0.03, 215],
  accentSoft: [0.3, 0.04, 208],
  accentText: [0.8, 0.09, 198],
  focus: [0.8, 0.09, 198],
  focusOnRail: [0.85, 0.07, 200],
  good: [0.72, 0.14, 155],
  onGood: [0.19, 0.03, 215],
  goodSoft: [0.29, 0.045, 160],
  goodText: [0.82, 0.12, 155],
  warn: [0.8, 0.14, 78],
  onWarn: [0.19, 0.03, 215],
  warnLine: [0.8, 0.14, 78],
  warnSoft: [0.31, 0.05, 75],
  warnText: [0.86, 0.11, 80],
  bad: [0.68, 0.17, 25],
  onBad: [0.19, 0.03, 215],
  badSoft: [0.3, 0.06, 22],
  badText: [0.8, 0.113, 22],
  rail: [0.165, 0.018, 225],
  railInk: [0.93, 0.01, 215],
  railQuiet: [0.74, 0.02, 215],
  railChosen: [0.26, 0.035, 215],
  railMark: [0.72, 0.1, 200],
  categoryFuel: [0.68, 0.1, 203],
  categoryNonFuel: [0.8, 0.13, 78],
  categoryNa: [0.54, 0.015, 215],
  scrim: [0.1, 0.01, 225],
};

/** High contrast: all text at 7:1 or more, all control borders at 4.5:1 or more. */
const contrast: ColorTokens = {
  ...light,
  page: [1, 0, 0],
  sunken: [0.94, 0.006, 210],
  line: [0.55, 0.015, 215],
  lineStrong: [0.4, 0.02, 215],
  controlLine: [0.35, 0.02, 215],
  ink: [0.13, 0.02, 225],
  inkSecondary: [0.25, 0.02, 222],
  inkTertiary: [0.3, 0.02, 222],
  inkDisabled: [0.42, 0.015, 222],
  accent: [0.34, 0.065, 208],
  accentSoft: [0.9, 0.05, 205],
  accentText: [0.3, 0.06, 208],
  focus: [0.3, 0.06, 208],
  good: [0.38, 0.09, 155],
  goodText: [0.31, 0.08, 155],
  onWarn: [0.13, 0.02, 225],
  warnLine: [0.42, 0.1, 60],
  warnText: [0.34, 0.08, 60],
  bad: [0.42, 0.16, 25],
  badText: [0.37, 0.14, 25],
  rail: [0.18, 0.03, 222],
  railInk: [0.98, 0.005, 215],
  railQuiet: [0.88, 0.012, 215],
  railChosen: [0.3, 0.05, 215],
  railMark: [0.85, 0.09, 200],
};

const schemes: Readonly<Record<Scheme, ColorTokens>> = { light, dark, contrast };

/** Roles that take a brand's hue. */
const BRANDED: readonly ColorRole[] = [
  'accent',
  'accentSoft',
  'accentText',
  'focus',
  'focusOnRail',
  'rail',
  'railChosen',
  'railMark',
  'categoryFuel',
];

/** Each brand's hue, and its chroma relative to the default brand; `null` for the default brand. */
const brands: Readonly<
  Record<BrandName, { readonly hue: number; readonly chroma: number } | null>
> = { forecourt: null, harvest: { hue: 285, chroma: 1.35 }, harbor: { hue: 256, chroma: 1.5 } };

/** Hue of a brand's accent, and its chroma relative to the default brand. */
export const brandHue = (brand: BrandName): { readonly hue: number; readonly chroma: number } =>
  brands[brand] ?? { hue: 205, chroma: 1 };

/** The colors of a brand in a scheme. */
export function palette(brand: BrandName, scheme: Scheme): ColorTokens {
  const base = schemes[scheme];
  const change = brands[brand];
  if (!change) return base;
  const branded = BRANDED.map((role): [ColorRole, Oklch] => {
    const [lightness, chroma] = base[role];
    return [role, [lightness, Math.round(chroma * change.chroma * 1000) / 1000, change.hue]];
  });
  return { ...base, ...Object.fromEntries(branded) };
}
