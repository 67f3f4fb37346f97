import { globalStyle, style, styleVariants } from '../../theme/layered.ts';
import { focusInside, forcedEdge, radius, type, vars, weight } from '../../theme/index.ts';

export const scroller = style({
  display: 'block',
  width: '100%',
  position: 'relative',
  isolation: 'isolate',
  overflow: 'auto',
  // Rows mount and unmount at known positions; scroll anchoring would only interfere.
  overflowAnchor: 'none',
  maxHeight: 'max(300px, calc(100dvh - 380px))',
  overscrollBehavior: 'contain',
  borderBlock: `1px solid ${vars.color.line}`,
  scrollbarWidth: 'thin',
  scrollbarColor: `${vars.color.lineStrong} transparent`,
  ':focus': { outline: 'none' },
});
const gridRow = { display: 'grid', gridTemplateColumns: 'var(--columns)', minWidth: 960 } as const;
export const head = style({
  display: 'block',
  position: 'sticky',
  top: 0,
  zIndex: 3,
  minWidth: 'min-content',
  background: vars.color.surface,
});
export const headRow = style({
  ...gridRow,
  height: 34,
  borderBlockEnd: `1px solid ${vars.color.line}`,
});
export const body = style({ display: 'block', position: 'relative', minWidth: 960 });
export const row = style({
  ...gridRow,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  ...type.body,
  color: vars.color.ink,
  selectors: { '&:last-child': { borderBlockEndColor: 'transparent' } },
});

const cellBase = {
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  minWidth: 0,
  padding: '0 12px',
  outline: 'none',
  textAlign: 'start',
  fontWeight: weight.regular,
  ':focus-visible': focusInside,
  selectors: { '&[data-align="end"]': { textAlign: 'end', alignItems: 'flex-end' } },
} as const;
const headBase = {
  ...cellBase,
  ...type.label,
  fontWeight: weight.medium,
  color: vars.color.inkSecondary,
} as const;
export const headCell = styleVariants({ start: headBase, end: { ...headBase, textAlign: 'end' } });
export const rowNumber = style({ ...cellBase, color: vars.color.inkSecondary });

const marked = (line: string, background: string) => ({
  ...cellBase,
  cursor: 'text',
  background,
  boxShadow: `inset 0 0 0 1.5px ${line}`,
  '@media': forcedEdge,
});
export const cell = styleVariants({
  ok: cellBase,
  mended: {
    ...cellBase,
    background: `color-mix(in oklab, ${vars.color.goodSoft} 55%, ${vars.color.surface})`,
  },
  question: marked(vars.color.warnLine, vars.color.warnSoft),
  wrong: marked(vars.color.bad, vars.color.badSoft),
});
export const value = style({
  maxWidth: '100%',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
const reasonBase = {
  ...type.label,
  maxWidth: '100%',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
} as const;
export const reason = styleVariants({
  ok: reasonBase,
  mended: { ...reasonBase, color: vars.color.goodText },
  question: { ...reasonBase, color: vars.color.warnText },
  wrong: { ...reasonBase, color: vars.color.badText },
});
export const valueLine = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: 8,
  maxWidth: '100%',
  selectors: { '[data-align="end"] > &': { width: '100%', justifyContent: 'flex-end' } },
});
export const answers = style({
  display: 'flex',
  flex: 'none',
  gap: 4,
  order: 1,
  selectors: {
    '[data-align="end"] &': { order: 0, marginInlineEnd: 'auto', marginInlineStart: -2 },
  },
});
export const answer = style({
  padding: '0 2px',
  border: 0,
  borderRadius: radius.small,
  background: 'none',
  color: vars.color.warnText,
  ...type.label,
  fontWeight: weight.heavy,
  textDecoration: 'underline',
  textUnderlineOffset: 2,
  cursor: 'pointer',
});
export const editor = style({
  width: '100%',
  height: 30,
  padding: '0 8px',
  border: `1px solid ${vars.color.controlLine}`,
  borderRadius: radius.small,
  background: vars.color.surface,
  color: vars.color.ink,
  ':focus': { outline: `2px solid ${vars.color.focus}`, outlineOffset: 0 },
});
globalStyle(`[data-align="end"] > ${editor}`, { textAlign: 'end' });
