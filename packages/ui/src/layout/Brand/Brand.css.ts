import { style } from '../../theme/layered.ts';
import { vars, weight } from '../../theme/index.ts';

export const brand = style({ display: 'inline-flex', alignItems: 'center', gap: 10 });
export const tile = style({ fill: vars.color.railMark });
export const letter = style({
  fill: 'none',
  stroke: vars.color.rail,
  strokeWidth: 3.2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});
export const drop = style({ fill: vars.color.warn });
export const name = style({
  fontSize: 17,
  lineHeight: '24px',
  letterSpacing: '-0.01em',
  fontWeight: weight.heavy,
});
