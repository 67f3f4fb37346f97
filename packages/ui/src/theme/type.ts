import { vars } from './vars.css.ts';

const tight = '-0.02em';

/** The complete type scale: font size and line height. Spread into a style. */
export const type = {
  label: { fontSize: 12, lineHeight: '16px' },
  help: { fontSize: 13, lineHeight: '18px' },
  body: { fontSize: 14, lineHeight: '20px' },
  section: { fontSize: 15, lineHeight: '22px', fontWeight: 600 },
  page: { fontSize: 24, lineHeight: '32px', fontWeight: 600, letterSpacing: tight },
  figure: { fontSize: 26, lineHeight: '34px', fontWeight: 600, letterSpacing: tight },
  mono: { fontFamily: vars.font.mono, fontVariantNumeric: 'tabular-nums' },
} as const;

export const weight = { regular: 400, medium: 500, strong: 550, heavy: 600 } as const;

/** Spacing in px, on a 4 px grid. */
export const space = { 1: 4, 2: 8, 3: 12, 4: 16, 5: 20, 6: 24, 8: 32, 12: 48, 16: 64 } as const;

export const radius = { small: 5, control: 8, surface: 12 } as const;

/** Media queries for the specified breakpoints. [UI-22] */
export const media = {
  smallPhone: '(max-width: 363px)',
  phone: '(max-width: 767px)',
  tablet: '(min-width: 768px) and (max-width: 991px)',
  fromTablet: '(min-width: 768px)',
  fromLaptop: '(min-width: 992px)',
  belowDesktop: '(max-width: 1199px)',
  fromDesktop: '(min-width: 1200px)',
  coarse: '(pointer: coarse)',
  forced: '(forced-colors: active)',
} as const;

/**
 * A real border under forced colors, which remove shadows. Spread into the `@media` of styles whose
 * edge is an inset shadow.
 */
export const forcedEdge = {
  '(forced-colors: active)': { border: '1px solid CanvasText' },
} as const;

/** The focus indicator: a 2 px ring with a 2 px gap. */
export const focusRing = { outline: `2px solid ${vars.color.focus}`, outlineOffset: 2 } as const;

/** A focus ring inside the edge, for items of lists and grids that would clip it. */
export const focusInside = { outline: `2px solid ${vars.color.focus}`, outlineOffset: -2 } as const;

/** Hides content visually but keeps it available to screen readers. */
export const spoken = {
  position: 'absolute',
  inlineSize: 1,
  blockSize: 1,
  margin: -1,
  padding: 0,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
  border: 0,
} as const;
