import { fallbackVar } from '@vanilla-extract/css';
import { ground } from '../Surface/ground.css.ts';
import { globalStyle, style, styleVariants } from '../../theme/layered.ts';
import { media, radius, type, vars } from '../../theme/index.ts';

const NARROW = media.belowDesktop;

export const single = style({ display: 'grid', gap: 16, maxWidth: 760 });
export const double = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(280px, 340px)',
  gap: 16,
  alignItems: 'start',
  '@media': { [NARROW]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 16,
  minWidth: 0,
});
/** Keeps the focused field clear of the bar above and the foot below. */
globalStyle(`${fields} :is(input, textarea, button)`, { scrollMarginBlock: '80px 104px' });
export const summary = style({
  position: 'sticky',
  top: 72,
  minWidth: 0,
  '@media': { [NARROW]: { position: 'static' } },
});
const footParts = {
  gridColumn: '1',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 16px',
} as const;
export const foot = styleVariants({
  /** Stays visible while the fields scroll, unless the window is very short. */
  sticky: {
    ...footParts,
    position: 'sticky',
    insetBlockEnd: 0,
    zIndex: 5,
    paddingBlock: '12px calc(12px + env(safe-area-inset-bottom))',
    borderBlockStart: `1px solid ${vars.color.line}`,
    background: fallbackVar(ground, vars.color.page),
    '@media': { '(max-height: 479px)': { position: 'static' } },
  },
  still: footParts,
});
export const note = style({ flex: '1 1 220px', ...type.help, color: vars.color.inkSecondary });
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  marginInlineStart: 'auto',
  '@media': { [media.phone]: { width: '100%' } },
});
globalStyle(`${actions} > *`, { '@media': { [media.phone]: { flexGrow: 1 } } });

export const group = style({
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 12,
  selectors: {
    '& + &': { paddingBlockStart: 20, borderBlockStart: `1px solid ${vars.color.line}` },
  },
});
export const groupTitle = style({
  // A floating legend is laid out inside the border, not on it.
  float: 'inline-start',
  width: '100%',
  padding: 0,
  ...type.section,
  color: vars.color.ink,
});
export const groupHint = style({
  margin: '-8px 0 0',
  ...type.help,
  color: vars.color.inkSecondary,
});
const gridOf = (count: number) => ({
  display: 'grid',
  gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))`,
  gap: '12px 14px',
  alignItems: 'start',
  borderRadius: radius.small,
  // Three short fields still fit in pairs.
  '@media': {
    '(max-width: 539px)': {
      gridTemplateColumns: `repeat(${count === 3 ? 2 : 1}, minmax(0, 1fr))`,
      alignItems: count === 3 ? 'end' : 'start',
    },
  },
});
export const grid = styleVariants({ 1: gridOf(1), 2: gridOf(2), 3: gridOf(3) });
