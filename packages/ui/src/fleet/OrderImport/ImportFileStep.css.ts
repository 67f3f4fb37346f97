import { style } from '../../theme/layered.ts';
import { radius, type, vars } from '../../theme/index.ts';

export const surface = style({
  display: 'grid',
  gap: 12,
  padding: 20,
  border: `1px solid ${vars.color.line}`,
  borderRadius: radius.surface,
  background: vars.color.surface,
});
export const status = style({
  ...type.help,
  color: vars.color.inkSecondary,
  ':empty': { display: 'none' },
});
export const foot = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 12 });
export const note = style({ flex: '1 1 220px', ...type.help, color: vars.color.inkSecondary });
