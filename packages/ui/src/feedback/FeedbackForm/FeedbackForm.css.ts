import { globalStyle, style } from '../../theme/layered.ts';
import { focusRing, media, radius, type, vars, weight } from '../../theme/index.ts';

const { color } = vars;

export const form = style({ display: 'grid', gap: 20, minWidth: 0 });
export const ratings = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(5, minmax(0, 1fr))',
  gap: 8,
  '@media': { [media.phone]: { gap: 4 } },
});
export const rating = style({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: 2,
  minHeight: 60,
  padding: '8px 4px',
  borderRadius: radius.control,
  background: color.surface,
  boxShadow: `inset 0 0 0 1px ${color.controlLine}`,
  ...type.label,
  textAlign: 'center',
  color: color.inkSecondary,
  cursor: 'pointer',
  '@media': {
    [media.forced]: {
      border: '1px solid CanvasText',
      selectors: { '&[data-selected]': { outline: '2px solid Highlight', outlineOffset: -2 } },
    },
    [media.phone]: { paddingInline: 2 },
  },
  selectors: {
    '&[data-hovered]': { boxShadow: `inset 0 0 0 1px ${color.inkTertiary}` },
    '&[data-selected]': {
      background: color.accentSoft,
      boxShadow: `inset 0 0 0 1px ${color.accent}`,
      color: color.accentText,
    },
    '&[data-focus-visible]': focusRing,
    '&[data-invalid]': { boxShadow: `inset 0 0 0 2px ${color.bad}` },
    '&[data-disabled]': { color: color.inkDisabled, cursor: 'not-allowed' },
  },
});
export const figure = style({ ...type.section, color: color.ink });
globalStyle(`${rating}[data-selected] ${figure}`, { color: color.accentText });
/** Labels may break anywhere, so that five fit side by side on a phone. */
export const word = style({ overflowWrap: 'anywhere' });
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: 8 });
export const thanks = style({
  display: 'grid',
  justifyItems: 'start',
  gap: 8,
  ...type.body,
  color: color.inkSecondary,
  outline: 'none',
});
export const thanksTitle = style({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  ...type.section,
  fontWeight: weight.heavy,
  color: color.goodText,
});
