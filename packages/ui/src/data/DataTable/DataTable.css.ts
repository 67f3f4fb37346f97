import { fallbackVar, keyframes } from '@vanilla-extract/css';
import { inset } from '../../layout/Section/inset.css.ts';
import { globalStyle, style, styleVariants } from '../../theme/layered.ts';
import { focusInside, media, radius, spoken, type, vars, weight } from '../../theme/index.ts';
import { startMark } from '../../theme/startMark.ts';

const CELL_PADDING = '0 12px';
/** Width of a column's menu button on touch devices, px; the head is 44 px high. */
const TOUCH_MENU = 28;
/** Space at both ends of a row that aligns its cells with the section's title. */
const ROW_ENDS = `max(0px, ${fallbackVar(inset, '12px')} - 12px)`;
const LEAST = `calc(var(--least) + 2 * ${ROW_ENDS})`;

export const frame = style({ position: 'relative', minWidth: 0 });
export const hidden = style(spoken);

/** Invisible, and as high as a row or the head. */
const probeBase = { position: 'absolute', width: 0, visibility: 'hidden' } as const;
const headHeight = `max(34px, ${vars.size.control})`;
export const probe = styleVariants({
  default: { ...probeBase, height: vars.size.row },
  two: { ...probeBase, height: vars.size.rowTall },
  head: { ...probeBase, height: headHeight },
});

export const scroller = style({
  display: 'block',
  width: '100%',
  position: 'relative',
  isolation: 'isolate',
  overflow: 'auto',
  maxHeight: 'max(320px, calc(100dvh - 240px))',
  overscrollBehavior: 'contain',
  // Rows mount and unmount at known positions; scroll anchoring would only interfere.
  overflowAnchor: 'none',
  scrollbarWidth: 'thin',
  scrollbarColor: `${vars.color.lineStrong} transparent`,
  ':focus': { outline: 'none' },
  // In print, nothing scrolls; `!important` overrides the inline `max-height`.
  '@media': { print: { overflow: 'visible', maxHeight: 'none !important' } },
});

const gridRow = {
  display: 'grid',
  gridTemplateColumns: 'var(--columns)',
  gridTemplateRows: 'minmax(0, 1fr)',
  alignItems: 'stretch',
  minWidth: LEAST,
  paddingInline: ROW_ENDS,
} as const;

/** Table elements laid out by their row's CSS grid instead of the table algorithm. */
export const group = style({ display: 'block' });

export const head = style({
  display: 'block',
  position: 'sticky',
  top: 0,
  zIndex: 2,
  minWidth: LEAST,
  background: vars.color.surface,
});

export const headRow = style({
  ...gridRow,
  height: headHeight,
  background: vars.color.surface,
  borderBlockEnd: `1px solid ${vars.color.line}`,
});

const cellBase = {
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  minWidth: 0,
  padding: CELL_PADDING,
  textAlign: 'start',
  fontWeight: weight.regular,
  outline: 'none',
  ':focus-visible': { ...focusInside, borderRadius: radius.small },
} as const;

const headBase = {
  ...cellBase,
  position: 'relative',
  ...type.label,
  fontWeight: weight.medium,
  color: vars.color.inkSecondary,
} as const;
export const headCell = styleVariants({
  start: { ...headBase, alignItems: 'flex-start' },
  end: { ...headBase, alignItems: 'flex-end', textAlign: 'end' },
});

export const checkCell = style({ ...cellBase, alignItems: 'center', padding: 0 });
// Touch targets exceed the checkbox, which has no label here: center it.
globalStyle(`${checkCell} > *`, { justifyContent: 'center' });

export const actionsCell = style({
  ...cellBase,
  alignItems: 'center',
  padding: 0,
  position: 'sticky',
  insetInlineEnd: 0,
  zIndex: 1,
  background: 'inherit',
});

/** Containing block of the row's error line; a pinned cell is one already. */
export const rowHead = style({ position: 'relative' });
/** Stays visible at the start while the other columns scroll sideways. */
export const pinned = style({
  position: 'sticky',
  insetInlineStart: 0,
  zIndex: 1,
  background: 'inherit',
});
export const pinnedLast = style({ borderInlineEnd: `1px solid ${vars.color.line}` });

export const headText = style({
  minWidth: 0,
  maxWidth: '100%',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

const headMenuBase = {
  position: 'absolute',
  insetBlock: 0,
  display: 'grid',
  alignItems: 'center',
  background: 'inherit',
  opacity: 0,
  transition: `opacity ${vars.motion.fast}`,
  // Touch devices have no hover: always visible, and small enough to leave room for the heading.
  '@media': {
    [media.coarse]: {
      opacity: 1,
      vars: { [vars.size.controlSmall]: `${TOUCH_MENU}px` },
    },
  },
} as const;
export const headMenu = styleVariants({
  start: { ...headMenuBase, insetInlineEnd: 6 },
  end: { ...headMenuBase, insetInlineStart: 4 },
});
export const resizer = style({
  position: 'absolute',
  zIndex: 1,
  insetBlock: 0,
  insetInlineEnd: -5,
  width: 10,
  cursor: 'col-resize',
  touchAction: 'none',
  '::after': {
    content: '""',
    position: 'absolute',
    insetBlock: 8,
    insetInlineStart: 4,
    width: 1,
    background: vars.color.line,
  },
  selectors: {
    '&:hover::after, &:active::after': { insetBlock: 0, width: 2, background: vars.color.accent },
    '&:focus-within::after': { insetBlock: 2, width: 3, background: vars.color.focus },
  },
});
export const resizerInput = style({ ...spoken });

export const sortButton = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  maxWidth: 'calc(100% + 12px)',
  minHeight: 24,
  margin: '0 -6px',
  padding: '0 6px',
  border: 0,
  borderRadius: radius.small,
  background: 'none',
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  transition: `color ${vars.motion.fast}`,
  ':hover': { color: vars.color.ink },
  ':focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: 0 },
});

export const sortIdle = style({
  opacity: 0,
  selectors: { [`${sortButton}:hover &, ${sortButton}:focus-visible &`]: { opacity: 0.7 } },
});
export const sortActive = style({ color: vars.color.accentText });
for (const side of ['start', 'end'] as const) {
  globalStyle(`${headCell[side]}:has(> ${headMenu[side]})`, {
    '@media': {
      [media.coarse]:
        side === 'start'
          ? { paddingInlineEnd: TOUCH_MENU + 8 }
          : { paddingInlineStart: TOUCH_MENU + 8 },
    },
  });
  globalStyle(`${headCell[side]}:hover > ${headMenu[side]}`, { opacity: 1 });
  globalStyle(`${headMenu[side]} button[data-focus-visible]`, { outlineOffset: -2 });
  globalStyle(`${headMenu[side]}:is(:focus-within, :has([aria-expanded="true"]))`, { opacity: 1 });
}
globalStyle(`${headCell.end} ${sortButton}`, { flexDirection: 'row-reverse' });

export const body = style({
  display: 'block',
  position: 'relative',
  minWidth: LEAST,
  '@media': { print: { height: 'auto !important' } },
});

export const row = style({
  ...gridRow,
  '@media': { print: { breakInside: 'avoid' } },
  borderBlockEnd: `1px solid ${vars.color.line}`,
  ...type.body,
  color: vars.color.ink,
  background: vars.color.surface,
  transition: `background-color ${vars.motion.fast}`,
  selectors: {
    '&[data-can-open]': { cursor: 'pointer' },
    '&[data-can-open]:hover': { background: vars.color.sunken },
    '&[data-error]': { gridTemplateRows: 'minmax(0, 1fr) 26px' },
    '&[aria-selected="true"]': { background: vars.color.accentSoft },
    ...startMark('&[aria-current="true"]', vars.color.accent, {
      background: vars.color.accentSoft,
    }),
  },
});

const bodyCell = {
  ...cellBase,
  selectors: {
    '&[aria-invalid="true"]': {
      color: vars.color.badText,
      boxShadow: `inset 0 0 0 1px ${vars.color.bad}`,
      borderRadius: radius.small,
    },
  },
} as const;
export const cell = styleVariants({
  start: { ...bodyCell, alignItems: 'flex-start' },
  end: { ...bodyCell, alignItems: 'flex-end', textAlign: 'end' },
});

export const errorLine = style({
  position: 'absolute',
  insetBlockStart: '100%',
  insetInlineStart: 0,
  display: 'flex',
  alignItems: 'center',
  gap: 6,
  width: 'max-content',
  maxWidth: 'calc(var(--room) - 80px)',
  height: 26,
  padding: '0 12px 4px',
  ...type.help,
  color: vars.color.badText,
});

/** One line that ends in an ellipsis if cut off. Clips, so that it never scrolls. */
export const content = style({
  display: 'block',
  maxWidth: '100%',
  overflow: 'clip',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

export const more = style({
  padding: 12,
  borderBlockStart: `1px solid ${vars.color.line}`,
  ...type.help,
  color: vars.color.inkSecondary,
});

const appear = keyframes({ from: { opacity: 0 }, to: { opacity: 1 } });
const pulse = keyframes({ '50%': { opacity: 0.55 } });

export const skeletonRow = style({
  opacity: 0,
  animation: `${appear} 120ms linear 150ms forwards`,
  ...gridRow,
  borderBlockEnd: `1px solid ${vars.color.line}`,
});

const boneBase = {
  display: 'block',
  height: 10,
  borderRadius: 5,
  background: vars.color.sunken,
  '@media': {
    '(prefers-reduced-motion: no-preference)': { animation: `${pulse} 1.6s ease-in-out infinite` },
  },
} as const;
export const bone = styleVariants({
  long: { ...boneBase, width: '78%' },
  middle: { ...boneBase, width: '56%' },
  short: { ...boneBase, width: '38%' },
  check: { ...boneBase, width: 18, height: 18, alignSelf: 'center', justifySelf: 'center' },
});

/** Visible in print only. */
export const onPaper = style({
  display: 'none',
  padding: CELL_PADDING,
  ...type.help,
  '@media': { print: { display: 'block', marginBlock: 8 } },
});
