import { style } from '../../theme/layered.ts';
import { radius, type, vars } from '../../theme/index.ts';

export const surface = style({
  display: 'grid',
  gap: 16,
  padding: 20,
  border: `1px solid ${vars.color.line}`,
  borderRadius: radius.surface,
  background: vars.color.surface,
});
export const foot = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 12 });
export const note = style({ flex: '1 1 200px', ...type.help, color: vars.color.inkSecondary });
