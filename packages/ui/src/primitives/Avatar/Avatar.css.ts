import { style } from '../../theme/layered.ts';
import { type, vars, weight } from '../../theme/index.ts';

export const avatar = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: 30,
  height: 30,
  borderRadius: '50%',
  background: vars.color.accentSoft,
  color: vars.color.accentText,
  ...type.label,
  fontWeight: weight.heavy,
});
