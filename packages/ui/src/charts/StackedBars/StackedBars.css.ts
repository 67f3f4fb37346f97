import { style } from '../../theme/layered.ts';
import { media, type, vars, weight } from '../../theme/index.ts';

export const value = style({
  ...type.label,
  fontWeight: weight.heavy,
  fill: vars.color.ink,
  textAnchor: 'middle',
  // Keeps the value readable on top of a grid line.
  paintOrder: 'stroke',
  stroke: vars.color.surface,
  strokeWidth: 4,
  strokeLinejoin: 'round',
});

/** The categories inside the period's cell, on phones, where their columns are hidden. */
export const parts = style({
  display: 'none',
  ...type.help,
  color: vars.color.inkSecondary,
  '@media': { [media.phone]: { display: 'grid' } },
});
