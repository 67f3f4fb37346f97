import { style } from '../../theme/layered.ts';
import { type, vars } from '../../theme/index.ts';

export const list = style({ display: 'grid', gap: 4 });
export const rule = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  ...type.help,
  color: vars.color.inkSecondary,
});
export const met = style({ color: vars.color.goodText });
