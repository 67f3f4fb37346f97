import { style } from '../../theme/layered.ts';
import { media, radius, type, vars, weight } from '../../theme/index.ts';

export const toggle = style({
  padding: 0,
  border: 0,
  borderRadius: radius.small,
  background: 'none',
  ...type.help,
  fontWeight: weight.strong,
  color: vars.color.accentText,
  cursor: 'pointer',
  ':hover': { textDecoration: 'underline' },
  '@media': { [media.coarse]: { minHeight: 44, marginBlock: -12 } },
});
