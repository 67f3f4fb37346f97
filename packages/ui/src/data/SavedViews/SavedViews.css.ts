import { style } from '../../theme/layered.ts';
import { radius, vars } from '../../theme/index.ts';

export const trigger = style({ display: 'inline-flex', alignItems: 'center', gap: 8 });
/** Marks a view that differs from its saved version. */
export const changed = style({
  width: 7,
  height: 7,
  borderRadius: radius.small,
  background: vars.color.warn,
  boxShadow: `inset 0 0 0 1px ${vars.color.warnLine}`,
});
export const place = style({ maxWidth: '100%', minWidth: 0 });
