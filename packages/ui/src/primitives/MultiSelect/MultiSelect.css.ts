import { style } from '../../theme/layered.ts';
import { popoverList, withList } from '../../theme/popoverList.ts';
import { forcedEdge, media, radius, type, vars, weight } from '../../theme/index.ts';

const { color } = vars;

export const popover = style({
  ...withList,
  width: 'max(var(--trigger-width), 260px)',
  maxWidth: 'min(360px, calc(100vw - 24px))',
  borderRadius: radius.control,
  background: color.surface,
  boxShadow: `${vars.shadow.floating}, inset 0 0 0 1px ${color.line}`,
  '@media': forcedEdge,
});
export const content = style({ flex: 1, display: 'flex', flexDirection: 'column', minHeight: 0 });
export const search = style({ padding: 8, borderBlockEnd: `1px solid ${color.line}` });
export const list = style({
  ...popoverList,
  flex: 1,
  maxHeight: 320,
});
export const group = style({
  padding: '8px 8px 2px',
  ...type.label,
  fontWeight: weight.medium,
  color: color.inkTertiary,
});
export const option = style({ justifyContent: 'flex-start', gap: 10 });
export const box = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: 18,
  height: 18,
  borderRadius: radius.small,
  background: color.surface,
  boxShadow: `inset 0 0 0 1px ${color.controlLine}`,
  color: color.onAccent,
  '@media': { [media.forced]: { border: '1px solid CanvasText' } },
});
export const boxOn = style({
  background: color.accent,
  boxShadow: 'none',
  '@media': { [media.forced]: { background: 'Highlight', forcedColorAdjust: 'none' } },
});
export const text = style({ color: color.ink });
export const none = style({ padding: '8px 10px', ...type.help, color: color.inkSecondary });
export const foot = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 8,
  minHeight: 40,
  padding: '4px 4px 4px 12px',
  borderBlockStart: `1px solid ${color.line}`,
  ...type.help,
  color: color.inkTertiary,
});
