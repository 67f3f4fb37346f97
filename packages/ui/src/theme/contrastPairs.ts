import type { ColorRole } from './tokens.ts';

/** Roles with the backgrounds that components put them on. */
export type ContrastPairs = ReadonlyMap<ColorRole, readonly ColorRole[]>;

const grounds = ['page', 'surface', 'sunken', 'raised'] as const;
const softs = ['accentSoft', 'goodSoft', 'warnSoft', 'badSoft'] as const;

/** Text pairs: at least 4.5:1, and 7:1 in high contrast. */
export const TEXT_PAIRS: ContrastPairs = new Map<ColorRole, readonly ColorRole[]>([
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

/** Lines, rings, and fills that must stand out from their background: at least 3:1. */
export const SHAPE_PAIRS: ContrastPairs = new Map<ColorRole, readonly ColorRole[]>([
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
