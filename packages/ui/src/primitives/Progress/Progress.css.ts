import { style } from '../../theme/layered.ts';
import { forcedEdge, type, vars, weight } from '../../theme/index.ts';

export const progress = style({ display: 'grid', gap: 6, minWidth: 0 });
export const head = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: 12,
  ...type.help,
});
export const label = style({ fontWeight: weight.strong, color: vars.color.ink });
export const text = style({ color: vars.color.inkSecondary });
export const track = style({
  width: '100%',
  height: 6,
  borderRadius: 3,
  background: vars.color.sunken,
  boxShadow: `inset 0 0 0 1px ${vars.color.controlLine}`,
  '@media': forcedEdge,
});
export const fill = style({ fill: vars.color.accent, transition: `width ${vars.motion.fast}` });
