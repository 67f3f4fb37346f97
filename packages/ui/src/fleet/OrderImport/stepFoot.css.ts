import { style } from '../../theme/layered.ts';
import { radius, type, vars } from '../../theme/index.ts';

export const surface = style({
  overflow: 'clip',
  border: `1px solid ${vars.color.line}`,
  borderRadius: radius.surface,
  background: vars.color.surface,
});
export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  padding: '14px 20px',
});
export const note = style({ flex: '1 1 200px', ...type.help, color: vars.color.inkSecondary });
export const actions = style({ display: 'flex', gap: 8, marginInlineStart: 'auto' });
