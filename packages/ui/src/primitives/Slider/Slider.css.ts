import { globalStyle, style } from '../../theme/layered.ts';
import { media, type, vars, weight } from '../../theme/index.ts';

const { color } = vars;
const THUMB = 20;

export const slider = style({ display: 'grid', gap: 6, minWidth: 0 });
export const head = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: 12,
});
export const output = style({
  ...type.body,
  fontWeight: weight.heavy,
  fontVariantNumeric: 'tabular-nums',
  color: color.ink,
  selectors: { '[data-disabled] &': { color: color.inkTertiary } },
  textAlign: 'end',
});
/** Leaves space for half a thumb at each end, so that it stays inside the field. */
export const rail = style({
  paddingInline: THUMB / 2,
  selectors: { '[data-disabled] > &': { cursor: 'not-allowed' } },
});
export const track = style({
  position: 'relative',
  height: 28,
  cursor: 'pointer',
  '@media': { [media.coarse]: { height: 44 } },
  selectors: { '&[data-disabled]': { cursor: 'not-allowed' } },
});
const line = {
  position: 'absolute',
  insetBlockStart: 'calc(50% - 3px)',
  height: 6,
  borderRadius: 3,
} as const;
export const line0 = style({
  ...line,
  insetInline: -(THUMB / 2),
  background: color.sunken,
  boxShadow: `inset 0 0 0 1px ${color.controlLine}`,
  '@media': { [media.forced]: { border: '1px solid CanvasText' } },
});
/** The library sets position and width; the pseudo-element draws the visible part. */
export const fill = style({ height: '100%' });
globalStyle(`${fill}::before`, {
  ...line,
  content: '""',
  insetInline: 0,
  background: color.accent,
  '@media': { [media.forced]: { background: 'Highlight', forcedColorAdjust: 'none' } },
});
/** Extends the fill to the very start of the line. */
export const fillFromStart = style([fill, {}]);
globalStyle(`${fillFromStart}::before`, { insetInlineStart: -(THUMB / 2) });
export const thumb = style({
  insetBlockStart: '50%',
  width: THUMB,
  height: THUMB,
  borderRadius: '50%',
  background: color.surface,
  boxShadow: `inset 0 0 0 2px ${color.accent}`,
  cursor: 'grab',
  '@media': { [media.forced]: { border: '2px solid Highlight' } },
  selectors: {
    '&[data-dragging]': { cursor: 'grabbing', background: color.accentSoft },
    '&[data-focus-visible]': { outline: `2px solid ${color.focus}`, outlineOffset: 2 },
    '&[data-disabled]': {
      boxShadow: `inset 0 0 0 2px ${color.inkDisabled}`,
      cursor: 'not-allowed',
    },
  },
});
/** Extends the thumb's touch target to fingertip size. */
globalStyle(`${thumb}::before`, {
  content: '""',
  position: 'absolute',
  inset: -12,
  borderRadius: '50%',
});
globalStyle(`[data-disabled] > ${fill}::before`, { background: color.lineStrong });
export const ends = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: 24,
  ...type.label,
  color: color.inkTertiary,
});
