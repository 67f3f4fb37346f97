import { style } from '../../theme/layered.ts';
import { vars } from '../../theme/index.ts';

export const divider = style({
  width: '100%',
  height: 1,
  margin: 0,
  border: 0,
  background: vars.color.line,
});
