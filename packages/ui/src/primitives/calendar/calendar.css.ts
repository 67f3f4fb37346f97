import { style } from '../../theme/layered.ts';
import { iconOnly } from '../../theme/iconOnly.ts';
import { focusRing, media, radius, type, vars, weight } from '../../theme/index.ts';

const { color } = vars;
const CELL = 36;

/** Container of the segments of a date or time. */
export const input = style({
  flex: 1,
  // Inline content keeps its order on right-to-left pages.
  display: 'block',
  minWidth: 0,
  ...type.body,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  overflow: 'hidden',
});
export const inputFit = style({ flex: 'none' });
export const segment = style({
  padding: '1px 2px',
  borderRadius: 4,
  outline: 'none',
  caretColor: 'transparent',
  selectors: {
    '&[data-type="literal"]': { padding: 0, color: color.inkTertiary },
    '&[data-placeholder]': { color: color.inkTertiary },
    '&[data-disabled]': { color: color.inkDisabled },
    '&[data-focused]': { background: color.accent, color: color.onAccent },
  },
  '@media': {
    [media.coarse]: { fontSize: 16 },
    [media.forced]: {
      selectors: {
        '&[data-focused]': {
          background: 'Highlight',
          color: 'HighlightText',
          forcedColorAdjust: 'none',
        },
      },
    },
  },
});
export const box = style({ paddingInlineEnd: 3 });
export const open = style({
  ...iconOnly(28),
  borderRadius: radius.small,
  color: color.inkSecondary,
  selectors: {
    '&[data-hovered]': { color: color.ink, background: color.sunken },
    '&[data-disabled]': { color: color.inkDisabled, cursor: 'not-allowed' },
  },
  '@media': { [media.coarse]: { width: 44, height: 44, marginInlineEnd: -3 } },
});

export const head = style({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr auto',
  alignItems: 'center',
  marginBlockEnd: 8,
});
export const headOfTwo = style({ gridTemplateColumns: 'auto 1fr 1fr auto' });
export const months = style({ display: 'flex', gap: 24 });
export const heading = style({
  ...type.body,
  fontWeight: weight.heavy,
  textAlign: 'center',
  color: color.ink,
});
export const grid = style({ borderCollapse: 'separate', borderSpacing: '0 2px', outline: 'none' });
export const weekDay = style({
  height: 24,
  padding: 0,
  ...type.label,
  fontWeight: weight.regular,
  color: color.inkTertiary,
});
export const cell = style({
  display: 'grid',
  placeItems: 'center',
  width: CELL,
  height: CELL,
  borderRadius: radius.control,
  ...type.help,
  fontVariantNumeric: 'tabular-nums',
  color: color.ink,
  cursor: 'pointer',
  outline: 'none',
  selectors: {
    '&[data-outside-month]': { visibility: 'hidden' },
    '&[data-hovered]': { background: color.sunken },
    '&[data-today]': { fontWeight: weight.heavy, color: color.accentText },
    '&[data-unavailable], &[data-disabled]': {
      background: 'transparent',
      color: color.inkDisabled,
      cursor: 'not-allowed',
    },
    '&[data-unavailable]': { textDecoration: 'line-through' },
    '&[data-selected]': { background: color.accentSoft, color: color.accentText, borderRadius: 0 },
    '&[data-selection-start]': {
      borderStartStartRadius: radius.control,
      borderEndStartRadius: radius.control,
    },
    '&[data-selection-end]': {
      borderStartEndRadius: radius.control,
      borderEndEndRadius: radius.control,
    },
    '&[data-selection-start], &[data-selection-end]': {
      background: color.accent,
      color: color.onAccent,
      fontWeight: weight.heavy,
      textDecoration: 'none',
    },
    '&[data-focus-visible]': { ...focusRing, outlineOffset: -3, outlineColor: color.focus },
    '&[data-selection-start][data-focus-visible], &[data-selection-end][data-focus-visible]': {
      outlineColor: color.onAccent,
    },
  },
  '@media': {
    [media.coarse]: { width: 40, height: 44 },
    [media.forced]: {
      selectors: {
        '&[data-selected]': {
          background: 'Highlight',
          color: 'HighlightText',
          forcedColorAdjust: 'none',
        },
      },
    },
    '(max-width: 362px)': { width: 34 },
  },
});
/** A single day has rounded corners on both sides. */
export const single = style({
  selectors: {
    '&[data-selected]': {
      background: color.accent,
      color: color.onAccent,
      borderRadius: radius.control,
      fontWeight: weight.heavy,
    },
    '&[data-selected][data-focus-visible]': { outlineColor: color.onAccent },
  },
});
