/** A color as lightness (0 to 1), chroma and hue of OKLCH. */
export type Oklch = readonly [lightness: number, chroma: number, hue: number];

/** Color roles of the contract. Text roles are tested against the grounds on which they stand. */
export interface ColorTokens {
  readonly page: Oklch;
  readonly surface: Oklch;
  readonly sunken: Oklch;
  /** What is chosen on a sunken track. */
  readonly raised: Oklch;
  readonly line: Oklch;
  readonly lineStrong: Oklch;
  readonly controlLine: Oklch;
  readonly ink: Oklch;
  readonly inkSecondary: Oklch;
  readonly inkTertiary: Oklch;
  readonly inkDisabled: Oklch;
  readonly accent: Oklch;
  readonly onAccent: Oklch;
  readonly accentSoft: Oklch;
  readonly accentText: Oklch;
  readonly focus: Oklch;
  readonly focusOnRail: Oklch;
  readonly good: Oklch;
  readonly onGood: Oklch;
  readonly goodSoft: Oklch;
  readonly goodText: Oklch;
  readonly warn: Oklch;
  readonly onWarn: Oklch;
  readonly warnLine: Oklch;
  readonly warnSoft: Oklch;
  readonly warnText: Oklch;
  readonly bad: Oklch;
  readonly onBad: Oklch;
  readonly badSoft: Oklch;
  readonly badText: Oklch;
  readonly rail: Oklch;
  readonly railInk: Oklch;
  readonly railQuiet: Oklch;
  readonly railChosen: Oklch;
  readonly railMark: Oklch;
  readonly categoryFuel: Oklch;
  readonly categoryNonFuel: Oklch;
  readonly categoryNa: Oklch;
  readonly scrim: Oklch;
}

export type ColorRole = keyof ColorTokens;

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
