import type { Density, Scheme } from './tokens.ts';

/** Font stacks, shared by the style sheets and the token files. */

export const FONTS = {
  body: ['Geist Variable', 'system-ui', '-apple-system', 'Segoe UI', 'sans-serif'],
  mono: ['Geist Mono Variable', 'ui-monospace', 'SF Mono', 'Menlo', 'monospace'],
} as const;

/** Formats a font stack for CSS. */
export const cssFont = (names: readonly string[]): string =>
  names.map((name) => (name.includes(' ') ? `'${name}'` : name)).join(', ');

export interface Sizes {
  readonly control: number;
  readonly controlSmall: number;
  readonly row: number;
  readonly rowTall: number;
}

/** Heights in px; `touch` applies to coarse pointers in any density. */
export const SIZES: Readonly<Record<Density | 'touch', Sizes>> = {
  comfortable: { control: 34, controlSmall: 28, row: 40, rowTall: 48 },
  compact: { control: 28, controlSmall: 24, row: 32, rowTall: 44 },
  touch: { control: 44, controlSmall: 44, row: 48, rowTall: 56 },
};

/** Durations in ms, and the maximum distance in px. All are 0 under reduced motion. */
export const MOTION = { fast: 120, panel: 180, distance: 16 } as const;

/** Shadow of floating elements. */
export const SHADOWS: Readonly<Record<Scheme, string>> = {
  light: '0 1px 2px oklch(0.2 0.02 225 / 0.08), 0 12px 32px oklch(0.2 0.02 225 / 0.16)',
  dark: '0 1px 2px oklch(0 0 0 / 0.4), 0 12px 32px oklch(0 0 0 / 0.5)',
  contrast: '0 0 0 1px oklch(0.13 0.02 225)',
};

/** System colors for SVG under forced colors, by role. */
export const SYSTEM_COLORS = {
  page: 'Canvas',
  surface: 'Canvas',
  sunken: 'Canvas',
  raised: 'Canvas',
  line: 'GrayText',
  lineStrong: 'CanvasText',
  controlLine: 'CanvasText',
  ink: 'CanvasText',
  inkSecondary: 'CanvasText',
  inkTertiary: 'CanvasText',
  inkDisabled: 'GrayText',
  accent: 'Highlight',
  onAccent: 'HighlightText',
  accentSoft: 'Canvas',
  accentText: 'LinkText',
  focus: 'Highlight',
  focusOnRail: 'Highlight',
  good: 'CanvasText',
  onGood: 'Canvas',
  goodSoft: 'Canvas',
  goodText: 'CanvasText',
  warn: 'CanvasText',
  onWarn: 'Canvas',
  warnLine: 'CanvasText',
  warnSoft: 'Canvas',
  warnText: 'CanvasText',
  bad: 'CanvasText',
  onBad: 'Canvas',
  badSoft: 'Canvas',
  badText: 'CanvasText',
  rail: 'Canvas',
  railInk: 'CanvasText',
  railQuiet: 'CanvasText',
  railChosen: 'Canvas',
  railMark: 'Highlight',
  categoryFuel: 'Highlight',
  categoryNonFuel: 'CanvasText',
  categoryNa: 'GrayText',
  scrim: 'Canvas',
} as const;
