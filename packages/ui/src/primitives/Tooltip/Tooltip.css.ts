import { style } from '../../theme/layered.ts';
import { forcedEdge, radius, type, vars } from '../../theme/index.ts';

export const tooltip = style({
  maxWidth: 280,
  padding: '5px 9px',
  borderRadius: radius.small,
  background: vars.color.ink,
  color: vars.color.surface,
  ...type.help,
  boxShadow: vars.shadow.floating,
  pointerEvents: 'none',
  '@media': forcedEdge,
  transition: `opacity ${vars.motion.fast}`,
  selectors: { '&[data-entering], &[data-exiting]': { opacity: 0 } },
});
