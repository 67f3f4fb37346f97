import { style } from '../../theme/layered.ts';
import { type, vars, weight } from '../../theme/index.ts';

export const root = style({ display: 'grid', gap: 14 });
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: '0 10px',
});
export const profile = style({ ...type.section, fontWeight: weight.heavy, color: vars.color.ink });
export const hint = style({ ...type.help, color: vars.color.inkSecondary });
export const action = style({ marginInlineStart: 'auto', ...type.help });
export const rules = style({ ...type.help, lineHeight: '20px', color: vars.color.inkSecondary });
