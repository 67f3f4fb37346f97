import { style } from '../../theme/layered.ts';
import { type, vars, weight } from '../../theme/index.ts';

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  minHeight: 58,
  padding: '10px 16px',
  borderBlockEnd: `1px solid ${vars.color.line}`,
  background: vars.color.accentSoft,
});
export const count = style({
  ...type.body,
  fontWeight: weight.heavy,
  color: vars.color.accentText,
});
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  marginInlineStart: 'auto',
});
