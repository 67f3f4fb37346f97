import { style } from '../../theme/layered.ts';
import { type, vars, weight } from '../../theme/index.ts';

export const empty = style({
  display: 'grid',
  justifyItems: 'start',
  gap: 8,
  padding: '32px 20px',
  maxWidth: 520,
});
export const icon = style({ color: vars.color.inkTertiary });
export const title = style({ ...type.body, fontWeight: weight.heavy, color: vars.color.ink });
export const text = style({ ...type.body, color: vars.color.inkSecondary, marginBlockEnd: 4 });
