import { style } from '../../theme/layered.ts';
import { type, vars, weight } from '../../theme/index.ts';

export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 24,
});
export const title = style({ ...type.body, fontWeight: weight.heavy, color: vars.color.ink });
export const list = style({
  display: 'grid',
  gap: 10,
  minWidth: 220,
  margin: 0,
  padding: 0,
  border: 0,
});
export const note = style({ color: vars.color.inkTertiary, ...type.help });
