import { style } from '../../theme/layered.ts';
import { radius, type, vars } from '../../theme/index.ts';

export const list = style({ display: 'flex', flexWrap: 'wrap', gap: 4, margin: '0 0 4px' });
export const item = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  ...type.help,
  color: vars.color.inkSecondary,
});
export const link = style({
  color: vars.color.accentText,
  textDecoration: 'none',
  borderRadius: radius.small,
  ':hover': { textDecoration: 'underline' },
});
