import { style } from '../../theme/layered.ts';
import { iconOnly } from '../../theme/iconOnly.ts';
import { focusRing, forcedEdge, media, type, vars, weight } from '../../theme/index.ts';

const { color } = vars;

export const list = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 6,
  minWidth: 0,
  outline: 'none',
});
export const empty = style({ ...type.help, color: color.inkTertiary });
export const tag = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  minHeight: 26,
  maxWidth: '100%',
  padding: '2px 11px',
  borderRadius: 14,
  background: color.accentSoft,
  boxShadow: `inset 0 0 0 1px color-mix(in oklab, ${color.accent} 45%, transparent)`,
  ...type.help,
  fontWeight: weight.medium,
  color: color.accentText,
  cursor: 'default',
  outline: 'none',
  '@media': { ...forcedEdge, [media.coarse]: { minHeight: 44, borderRadius: 22 } },
  selectors: {
    '&[data-allows-removing]': { paddingInlineEnd: 3 },
    '&[data-focus-visible]': focusRing,
    '&[data-disabled]': {
      background: color.sunken,
      boxShadow: `inset 0 0 0 1px ${color.line}`,
      color: color.inkDisabled,
    },
  },
});
export const text = style({ minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' });
export const remove = style({
  ...iconOnly(22),
  borderRadius: '50%',
  selectors: {
    '&[data-hovered]': { background: `color-mix(in oklab, ${color.accent} 18%, transparent)` },
    '&[data-disabled]': { cursor: 'not-allowed' },
  },
  '@media': { [media.coarse]: { width: 44, height: 44 } },
});
