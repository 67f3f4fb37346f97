import { keyframes } from '@vanilla-extract/css';
import { globalStyle, style, styleVariants } from '../../theme/layered.ts';
import { root as twoLines } from '../TwoLines/TwoLines.css.ts';
import { radius, spoken, type, vars, weight } from '../../theme/index.ts';
import { startMark } from '../../theme/startMark.ts';

// On paper, rows follow each other in the normal flow, so that pages break between them; the height
// and place that scrolling needs are inline styles.
export const list = style({
  position: 'relative',
  '@media': { print: { height: 'auto !important' } },
});
export const hidden = style(spoken);

export const item = style({
  position: 'absolute',
  insetInline: 0,
  top: 0,
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  paddingInlineStart: 16,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  background: vars.color.surface,
  '@media': { print: { position: 'static', transform: 'none !important' } },
  selectors: {
    ...startMark('&[aria-current="true"]', vars.color.accent, {
      background: vars.color.accentSoft,
    }),
  },
});

/** Bar above the cards: select all, and sort. */
export const bar = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 12,
  minHeight: 48,
  padding: '2px 4px 2px 16px',
  borderBlockEnd: `1px solid ${vars.color.line}`,
  ...type.help,
  color: vars.color.inkSecondary,
});
export const barEnd = style({ marginInlineStart: 'auto' });

export const actions = style({ flex: 'none', paddingInlineEnd: 4 });
export const error = style({ display: 'flex', gap: 6, ...type.help, color: vars.color.badText });
export const errorIcon = style({ marginBlockStart: 2 });

export const open = style({
  flex: 1,
  minWidth: 0,
  display: 'grid',
  gap: 4,
  padding: '12px 16px 12px 0',
  border: 0,
  background: 'none',
  color: vars.color.ink,
  textAlign: 'start',
  selectors: {
    'button&': { cursor: 'pointer' },
    '&:focus-visible': {
      outline: `2px solid ${vars.color.focus}`,
      outlineOffset: -2,
      borderRadius: radius.small,
    },
  },
});

export const line = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 12,
  minWidth: 0,
});
/** Details that do not fit next to the status wrap above it; nothing is cut off. */
export const lines = style([line, { flexWrap: 'wrap', rowGap: 4 }]);
export const title = style({
  display: 'flex',
  gap: 8,
  minWidth: 0,
  ...type.body,
  fontWeight: weight.medium,
});
export const value = style({
  display: 'flex',
  gap: 8,
  flex: 'none',
  ...type.body,
  fontWeight: weight.heavy,
  textAlign: 'end',
});
export const details = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 6,
  minWidth: 0,
  ...type.help,
  color: vars.color.inkSecondary,
});
export const status = style({ display: 'flex', gap: 8, flex: 'none' });
/** Separator between pieces. It follows a piece, so that a wrapped line never starts with it. */
const DOT = '" ·"';
export const piece = style({
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  overflowWrap: 'anywhere',
  selectors: { [`${details} > &:not(:last-child)::after`]: { content: DOT } },
});

export const more = style({ padding: 16, ...type.help, color: vars.color.inkSecondary });

const appear = keyframes({ from: { opacity: 0 }, to: { opacity: 1 } });
export const skeleton = style({ opacity: 0, animation: `${appear} 120ms linear 150ms forwards` });
export const skeletonItem = style({
  display: 'grid',
  alignContent: 'center',
  gap: 12,
  height: 72,
  paddingInline: 16,
  borderBlockEnd: `1px solid ${vars.color.line}`,
});
const boneBase = {
  display: 'block',
  height: 10,
  borderRadius: 5,
  background: vars.color.sunken,
} as const;
export const bone = styleVariants({
  wide: { ...boneBase, width: '72%' },
  narrow: { ...boneBase, width: '44%' },
});

// A cell's two lines run together here and wrap if needed; nothing is cut off.
globalStyle(`${details} ${twoLines}`, { display: 'inline-flex', flexWrap: 'wrap', columnGap: 6 });
globalStyle(`${details} ${twoLines} > *`, {
  fontSize: 'inherit',
  lineHeight: 'inherit',
  whiteSpace: 'normal',
});
globalStyle(`${details} ${twoLines} > *:not(:last-child)::after`, { content: DOT });
