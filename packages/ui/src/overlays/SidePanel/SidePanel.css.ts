import { arrive } from '../../theme/arrive.css.ts';
import { ground } from '../../layout/Surface/ground.css.ts';
import { quietInset, quietPadding } from '../../primitives/Button/Button.css.ts';
import { globalStyle, style } from '../../theme/layered.ts';
import { media, type, vars } from '../../theme/index.ts';

const { color } = vars;

export const panel = style({
  vars: { [ground]: color.surface },
  position: 'fixed',
  insetBlock: 0,
  insetInlineEnd: 0,
  zIndex: 50,
  display: 'flex',
  flexDirection: 'column',
  width: 468,
  maxWidth: '100%',
  background: color.surface,
  borderInlineStart: `1px solid ${color.line}`,
  boxShadow: vars.shadow.floating,
  outline: 'none',
  ...arrive.fromEnd,
  '@media': { [media.phone]: { width: '100%', borderInlineStart: 0 } },
});
const edge = { paddingInline: 22, '@media': { [media.phone]: { paddingInline: 16 } } };
export const head = style({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  alignItems: 'center',
  gap: '2px 12px',
  paddingBlock: '20px 18px',
  borderBlockEnd: `1px solid ${color.line}`,
  ...edge,
});
export const titleLine = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 12px',
  minWidth: 0,
});
export const title = style({ ...type.section, fontSize: 17, lineHeight: '26px', color: color.ink });
export const subtitle = style({
  gridColumn: '1 / -1',
  ...type.body,
  color: color.inkSecondary,
  overflowWrap: 'anywhere',
});
export const tools = style({
  flex: 'none',
  display: 'flex',
  gap: 4,
  marginInlineEnd: -8,
  marginBlockStart: -4,
});
export const body = style({
  flex: 1,
  minHeight: 0,
  display: 'flex',
  flexDirection: 'column',
  gap: 18,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  paddingBlock: 18,
  ...edge,
});
export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: 8,
  paddingBlock: '12px calc(12px + env(safe-area-inset-bottom))',
  borderBlockStart: `1px solid ${color.line}`,
  ...edge,
});
export const group = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  '@media': { [media.phone]: { flexGrow: 1, ':empty': { display: 'none' } } },
});
globalStyle(`${group} > *`, { '@media': { [media.phone]: { flexGrow: 1 } } });
/** Aligns the label of a borderless button with the edge. */
globalStyle(`${group}:last-child > ${quietPadding}:last-child`, {
  marginInlineEnd: -quietInset,
  whiteSpace: 'nowrap',
  '@media': { [media.phone]: { marginInlineEnd: 0 } },
});
