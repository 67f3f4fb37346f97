import { style } from '../../theme/layered.ts';
import { type, vars } from '../../theme/index.ts';

export const group = style({ display: 'grid', gap: 6 });
export const title = style({ ...type.label, color: vars.color.inkSecondary });
export const list = style({ display: 'grid', gap: 6 });
export const item = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '2px 12px',
  color: vars.color.ink,
});
export const effect = style({ ...type.help, color: vars.color.badText });
export const body = style({ display: 'grid', gap: 14 });
