import { keyframes } from '@vanilla-extract/css';
import { globalStyle, style, styleVariants } from '../../theme/layered.ts';
import { radius, spoken, type, vars, weight } from '../../theme/index.ts';

const CELL_PADDING = '0 12px';

export const frame = style({ position: 'relative', minWidth: 0 });
export const hidden = style(spoken);

export const scroller = style({
  display: 'block',
  width: '100%',
  position: 'relative',
  overflow: 'auto',
  maxHeight: 'max(320px, calc(100dvh - 240px))',
  overscrollBehavior: 'contain',
  scrollbarWidth: 'thin',
  scrollbarColor: `${vars.color.lineStrong} transparent`,
  ':focus': { outline: 'none' },
});

const gridRow = {
  display: 'grid',
  gridTemplateColumns: 'var(--columns)',
  alignItems: 'stretch',
} as const;

/** Table elements that are laid out by the grid of their row, not by the table. */
export const group = style({ display: 'block' });

export const head = style({
  display: 'block',
  position: 'sticky',
  top: 0,
  zIndex: 2,
  background: vars.color.surface,
});

export const headRow = style({
  ...gridRow,
  height: 34,
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
  ':focus-visible': {
    boxShadow: `inset 0 0 0 2px ${vars.color.focus}`,
    borderRadius: radius.small,
  },
} as const;

const headBase = {
  ...cellBase,
  ...type.label,
  fontWeight: weight.medium,
  color: vars.color.inkSecondary,
} as const;
export const headCell = styleVariants({
  start: { ...headBase, alignItems: 'flex-start' },
  end: { ...headBase, alignItems: 'flex-end', textAlign: 'end' },
});

export const checkCell = style({
  ...cellBase,
  alignItems: 'center',
  padding: 0,
});

export const sortButton = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  minHeight: 24,
  margin: '0 -6px',
  padding: '0 6px',
  border: 0,
  borderRadius: radius.small,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
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
globalStyle(`${headCell.end} ${sortButton}`, { flexDirection: 'row-reverse' });

export const body = style({ display: 'block', position: 'relative' });

export const row = style({
  ...gridRow,
  position: 'absolute',
  insetInline: 0,
  top: 0,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  ...type.body,
  color: vars.color.ink,
  background: vars.color.surface,
  transition: `background-color ${vars.motion.fast}`,
  selectors: {
    '&[data-can-open]': { cursor: 'pointer' },
    '&[data-can-open]:hover': { background: vars.color.sunken },
    '&[aria-selected="true"]': { background: vars.color.accentSoft },
    '&[aria-current="true"]': {
      background: vars.color.accentSoft,
      boxShadow: `inset 3px 0 0 ${vars.color.accent}`,
    },
  },
});

export const cell = styleVariants({
  start: { ...cellBase, alignItems: 'flex-start' },
  end: { ...cellBase, alignItems: 'flex-end', textAlign: 'end' },
});

/** One line that ends with an ellipsis when there is no room. */
export const content = style({
  display: 'block',
  maxWidth: '100%',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

export const more = style({
  margin: 0,
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
