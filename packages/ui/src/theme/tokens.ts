import type { vars } from './vars.css.ts';

/** A color as lightness (0 to 1), chroma and hue of OKLCH. */
export type Oklch = readonly [lightness: number, chroma: number, hue: number];

/** Color roles of the contract. Text roles are tested against the grounds on which they stand. */
export type ColorRole = keyof typeof vars.color;

export type ColorTokens = Readonly<Record<ColorRole, Oklch>>;

/** Schemes of a theme; `system` follows the device. */
export const SCHEMES = ['light', 'dark', 'contrast'] as const;
export type Scheme = (typeof SCHEMES)[number];
export type ThemeChoice = Scheme | 'system';

/** White-label brands: they swap hue and chroma of accent, rail and mark; the structure stays. */
export const BRANDS = ['forecourt', 'harvest', 'harbor'] as const;
export type BrandName = (typeof BRANDS)[number];

export const DENSITIES = ['comfortable', 'compact'] as const;
export type Density = (typeof DENSITIES)[number];

/** Layout breakpoints in px. [UI-22] */
export const BREAKPOINTS_PX = [363, 540, 767, 768, 991, 992, 1199, 1200, 1340, 1600, 1920] as const;

/** The CSS value of a color. */
export const cssColor = ([lightness, chroma, hue]: Oklch): string =>
  `oklch(${lightness} ${chroma} ${hue})`;
