import { fallbackVar } from '@vanilla-extract/css';
import { inset } from '../../layout/Section/inset.css.ts';
import { quietInset, quietPadding } from '../../primitives/Button/Button.css.ts';
import { globalStyle, style } from '../../theme/layered.ts';
import { forcedEdge, media, radius, type, vars, weight } from '../../theme/index.ts';

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: 14,
  rowGap: 10,
  padding: `14px ${fallbackVar(inset, '20px')}`,
  borderBlockStart: `1px solid ${vars.color.line}`,
  selectors: { '&:first-child': { borderBlockStart: 0 } },
  '@media': {
    [media.phone]: {
      gridTemplateColumns: 'auto minmax(0, 1fr)',
      paddingInline: fallbackVar(inset, '16px'),
    },
  },
});
export const icon = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  width: 34,
  height: 34,
  borderRadius: radius.control,
  background: vars.color.sunken,
  color: vars.color.inkSecondary,
  '@media': forcedEdge,
});
/** Without an icon, the text starts at the edge. */
export const content = style({
  gridColumn: 2,
  minWidth: 0,
  overflowWrap: 'anywhere',
  selectors: { '&:first-child': { gridColumn: '1 / span 2' } },
});
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 8px',
});
export const title = style({
  minWidth: 0,
  ...type.body,
  fontWeight: weight.medium,
  color: vars.color.ink,
});
export const text = style({ margin: '2px 0 0', ...type.help, color: vars.color.inkSecondary });
export const actions = style({
  gridColumn: 3,
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: 8,
  '@media': { [media.phone]: { gridColumn: 2, justifyContent: 'flex-start' } },
  selectors: {
    // Without an icon, the actions start at the edge too, like the text.
    [`${content}:first-child + &`]: { '@media': { [media.phone]: { gridColumn: '1 / -1' } } },
  },
});
/** Aligns the label of a borderless button with the edge. */
globalStyle(`${actions} > ${quietPadding}:last-child`, {
  marginInlineEnd: -quietInset,
  whiteSpace: 'nowrap',
  '@media': { [media.phone]: { marginInlineEnd: 0, whiteSpace: 'normal' } },
});
globalStyle(`${actions} > ${quietPadding}:first-child`, {
  '@media': { [media.phone]: { marginInlineStart: -quietInset } },
});
