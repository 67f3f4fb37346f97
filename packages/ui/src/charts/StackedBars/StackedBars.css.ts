import { style } from '../../theme/layered.ts';
import { media, type, vars, weight } from '../../theme/index.ts';

export const value = style({
  ...type.label,
  fontWeight: weight.heavy,
  fill: vars.color.ink,
  textAnchor: 'middle',
  // Keeps the figure readable where it crosses a line of the grid.
  paintOrder: 'stroke',
  stroke: vars.color.surface,
  strokeWidth: 4,
  strokeLinejoin: 'round',
});

/** In the table: the parts of a sum, where there is no room for columns of them. */
export const parts = style({
  display: 'none',
  ...type.help,
  color: vars.color.inkSecondary,
  '@media': { [media.phone]: { display: 'grid' } },
});
