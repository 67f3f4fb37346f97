import { style } from '../../theme/layered.ts';
import { vars } from '../../theme/index.ts';

export const line = style({
  fill: 'none',
  stroke: vars.color.categoryFuel,
  strokeWidth: 1.5,
  strokeLinejoin: 'round',
  strokeLinecap: 'round',
});
export const dot = style({ fill: vars.color.categoryFuel });
