import { style } from '../../theme/layered.ts';
import { focusRing, media, radius, type, vars, weight } from '../../theme/index.ts';

const { color } = vars;

export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 24,
});
export const title = style({ ...type.body, fontWeight: weight.heavy, color: color.ink });
export const list = style({
  minWidth: 'min(260px, 100%)',
  // Aligns the rows' content with the title; their background extends beyond it.
  marginInline: -8,
  outline: 'none',
});
export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  minHeight: 34,
  paddingInlineStart: 8,
  borderRadius: radius.control,
  ...type.body,
  color: color.ink,
  outline: 'none',
  selectors: {
    '&:hover': { background: color.sunken },
    '&[data-focus-visible]': { ...focusRing, outlineOffset: -2 },
    '&[data-dragging]': { opacity: 0.5 },
  },
  '@media': { [media.coarse]: { minHeight: 44 } },
});
/** Fills the row, so that clicking anywhere in it toggles the column. */
export const choice = style({ flex: 1, minWidth: 0, paddingBlock: 7 });
export const text = style({ minWidth: 0, overflowWrap: 'anywhere' });
export const note = style({ color: color.inkTertiary, ...type.help });
export const grip = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  alignSelf: 'stretch',
  width: 34,
  padding: 0,
  border: 0,
  borderRadius: radius.control,
  background: 'transparent',
  color: color.inkTertiary,
  cursor: 'grab',
  selectors: {
    '&[data-focus-visible]': { ...focusRing, outlineOffset: -2 },
    '&[data-hovered]': { color: color.ink },
  },
  '@media': { [media.coarse]: { width: 44 } },
});
/** Drop indicator: a line between two rows. */
export const place = style({
  height: 0,
  marginInline: 8,
  outline: '1px solid transparent',
  selectors: { '&[data-drop-target]': { outline: `1px solid ${color.accent}` } },
  '@media': {
    [media.forced]: { selectors: { '&[data-drop-target]': { outlineColor: 'Highlight' } } },
  },
});
