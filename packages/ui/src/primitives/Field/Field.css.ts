import { globalStyle, style } from '../../theme/layered.ts';
import { focusRing, forcedEdge, media, radius, type, vars, weight } from '../../theme/index.ts';

const { color, motion, size } = vars;

export const field = style({ display: 'flex', flexDirection: 'column', gap: 6, minWidth: 0 });
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: '2px 12px',
});
export const aside = style({ maxWidth: '100%', ...type.help });
export const label = style({ ...type.help, color: color.inkSecondary, fontWeight: weight.medium });
export const optional = style({
  // Separates it from the label in the accessible name, unlike inline text.
  display: 'inline-block',
  marginInlineStart: 6,
  ...type.label,
  color: color.inkTertiary,
  fontWeight: weight.regular,
});
export const help = style({ ...type.help, color: color.inkTertiary });
export const error = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: 6,
  ...type.help,
  color: color.badText,
});
export const errorIcon = style({ marginBlockStart: 2 });

/** The box around an input: an inset border, with the focus ring outside of it. */
export const box = style({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  minWidth: 0,
  minHeight: size.control,
  paddingInline: 11,
  borderRadius: radius.control,
  background: color.surface,
  boxShadow: `inset 0 0 0 1px ${color.controlLine}`,
  color: color.ink,
  cursor: 'text',
  transition: `box-shadow ${motion.fast}`,
  '@media': forcedEdge,
  selectors: {
    '&:hover:where(:not([data-disabled]))': { boxShadow: `inset 0 0 0 1px ${color.inkTertiary}` },
    // Read-only: text keeps full contrast, but the box does not look editable.
    '&:has([readonly], [aria-readonly="true"])': {
      background: color.sunken,
      boxShadow: `inset 0 0 0 1px ${color.line}`,
    },
    '&:focus-within': focusRing,
    '&[data-invalid]': { boxShadow: `inset 0 0 0 2px ${color.bad}` },
    '&[data-disabled]': {
      background: color.sunken,
      color: color.inkDisabled,
      cursor: 'not-allowed',
    },
  },
});
export const boxLarge = style({ minHeight: 42, '@media': { [media.coarse]: { minHeight: 44 } } });
export const input = style({
  flex: 1,
  minWidth: 0,
  width: '100%',
  padding: 0,
  border: 0,
  outline: 'none',
  background: 'transparent',
  textOverflow: 'ellipsis',
  ...type.body,
  '::placeholder': { color: color.inkTertiary, opacity: 1 },
  // With smaller text, phones zoom in on focus.
  '@media': { [media.coarse]: { fontSize: 16 } },
});
export const numeric = style({ textAlign: 'end', fontVariantNumeric: 'tabular-nums' });
export const mono = style({ ...type.mono });
/** Limits the box to the width of its content; help and errors use the full width. */
globalStyle(`${box}:has(> ${numeric})`, { maxWidth: 200 });
globalStyle(`${box}:has(> :is(${mono}, [type='tel']))`, {
  '@media': { '(min-width: 540px)': { maxWidth: 280 } },
});
export const affix = style({
  flex: '0 1 auto',
  display: 'inline-flex',
  alignItems: 'center',
  ...type.help,
  color: color.inkTertiary,
});
