import type { vars } from './vars.css.ts';

/** An OKLCH color; lightness is 0 to 1. */
export type Oklch = readonly [lightness: number, chroma: number, hue: number];

/** Color roles. Text roles are tested for contrast against their backgrounds. */
export type ColorRole = keyof typeof vars.color;

export type ColorTokens = Readonly<Record<ColorRole, Oklch>>;

/** Color schemes. */
export const SCHEMES = ['light', 'dark', 'contrast'] as const;
export type Scheme = (typeof SCHEMES)[number];
export type ThemeChoice = Scheme | 'system';

/** White-label brands: they change only the hue and chroma of accent, rail, and mark. */
export const BRANDS = ['forecourt', 'harvest', 'harbor'] as const;
export type BrandName = (typeof BRANDS)[number];

export const DENSITIES = ['comfortable', 'compact'] as const;
export type Density = (typeof DENSITIES)[number];

/** Layout breakpoints in px. [UI-22] */
export const BREAKPOINTS_PX = [363, 540, 767, 768, 991, 992, 1199, 1200, 1340, 1600, 1920] as const;

/** Formats a color as a CSS value. */
export const cssColor = ([lightness, chroma, hue]: Oklch): string =>
  `oklch(${lightness} ${chroma} ${hue})`;
