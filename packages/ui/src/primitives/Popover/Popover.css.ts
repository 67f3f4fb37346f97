import { style } from '../../theme/layered.ts';
import { forcedEdge, radius, type, vars } from '../../theme/index.ts';

export const popover = style({
  width: 'max-content',
  maxWidth: 'min(360px, calc(100vw - 24px))',
  overflow: 'auto',
  overscrollBehavior: 'contain',
  borderRadius: radius.surface,
  background: vars.color.surface,
  boxShadow: `${vars.shadow.floating}, inset 0 0 0 1px ${vars.color.line}`,
  '@media': forcedEdge,
});
export const dialog = style({
  display: 'grid',
  // Never wider than the popover: long words break, and wide content scrolls.
  gridTemplateColumns: 'minmax(0, 1fr)',
  overflowWrap: 'anywhere',
  gap: 12,
  padding: 16,
  ...type.body,
  color: vars.color.ink,
  outline: 'none',
});
