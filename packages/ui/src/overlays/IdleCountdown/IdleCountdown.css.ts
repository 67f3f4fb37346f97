import { style } from '../../theme/layered.ts';
import { media, type, vars } from '../../theme/index.ts';

const { color } = vars;

export const row = style({ display: 'flex', alignItems: 'center', gap: 20 });
export const clock = style({
  position: 'relative',
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: 72,
  height: 72,
});
export const ring = style({ position: 'absolute', inset: 0, transform: 'rotate(-90deg)' });
export const track = style({ fill: 'none', stroke: color.line, strokeWidth: 5 });
export const left = style({
  fill: 'none',
  stroke: color.warnLine,
  strokeWidth: 5,
  strokeLinecap: 'round',
  '@media': { [media.forced]: { stroke: 'Highlight' } },
});
export const figure = style({
  ...type.figure,
  fontVariantNumeric: 'tabular-nums',
  color: color.ink,
});
export const text = style({ display: 'grid', gap: 4, minWidth: 0 });
