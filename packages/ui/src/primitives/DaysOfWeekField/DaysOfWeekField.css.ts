import { style } from '../../theme/layered.ts';
import { focusRing, media, radius, type, vars, weight } from '../../theme/index.ts';

const { color, size } = vars;

export const days = style({ display: 'flex', flexWrap: 'wrap', gap: 8 });
export const day = style({
  display: 'grid',
  placeItems: 'center',
  minWidth: 48,
  minHeight: size.control,
  paddingInline: 8,
  borderRadius: radius.control,
  background: color.surface,
  boxShadow: `inset 0 0 0 1px ${color.controlLine}`,
  ...type.help,
  fontWeight: weight.medium,
  color: color.ink,
  cursor: 'pointer',
  '@media': {
    [media.forced]: {
      border: '1px solid CanvasText',
      selectors: { '&[data-selected]': { outline: '2px solid Highlight', outlineOffset: -2 } },
    },
    [media.phone]: { minWidth: 42, paddingInline: 4 },
  },
  selectors: {
    '&[data-hovered]': { boxShadow: `inset 0 0 0 1px ${color.inkTertiary}` },
    '&[data-selected]': {
      background: color.accentSoft,
      boxShadow: `inset 0 0 0 2px ${color.accent}`,
      fontWeight: weight.heavy,
      color: color.accentText,
    },
    '&[data-focus-visible]': focusRing,
    '&[data-invalid]': { boxShadow: `inset 0 0 0 2px ${color.bad}` },
    '&[data-readonly]': { cursor: 'default' },
    '&[data-readonly]:not([data-selected])': {
      boxShadow: `inset 0 0 0 1px ${color.line}`,
      color: color.inkTertiary,
    },
    '&[data-disabled]': {
      background: color.sunken,
      boxShadow: `inset 0 0 0 1px ${color.line}`,
      color: color.inkDisabled,
      cursor: 'not-allowed',
    },
    '&[data-disabled][data-selected]': { boxShadow: `inset 0 0 0 1px ${color.controlLine}` },
  },
});
