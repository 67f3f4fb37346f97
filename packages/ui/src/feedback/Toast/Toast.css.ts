import { arrive } from '../../theme/arrive.css.ts';
import { style } from '../../theme/layered.ts';
import { forcedEdge, media, radius, type, vars, weight } from '../../theme/index.ts';

const { color } = vars;
const ring = { outline: `2px solid ${color.surface}`, outlineOffset: -4 };

export const viewport = style({
  position: 'fixed',
  insetBlockEnd: 'calc(16px + env(safe-area-inset-bottom))',
  insetInlineStart: 16,
  zIndex: 60,
  display: 'flex',
  flexDirection: 'column',
  gap: 8,
  width: 'min(420px, calc(100vw - 32px))',
  outline: 'none',
});
export const toast = style({
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  minHeight: 44,
  padding: '4px 4px 4px 14px',
  borderRadius: radius.control,
  background: color.ink,
  color: color.surface,
  boxShadow: vars.shadow.floating,
  ...arrive.rise,
  selectors: {
    '&[data-swipe="move"]': { transform: 'translateX(var(--radix-toast-swipe-move-x))' },
  },
  '@media': forcedEdge,
});
export const text = style({ flex: 1, minWidth: 0, ...type.body, overflowWrap: 'anywhere' });
const button = style({
  display: 'grid',
  placeItems: 'center',
  minHeight: 36,
  border: 0,
  borderRadius: radius.control,
  background: 'transparent',
  ...type.body,
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: `color-mix(in oklab, ${color.surface} 14%, transparent)` },
    '&:focus-visible': ring,
  },
  '@media': { [media.coarse]: { minHeight: 44, minWidth: 44 } },
});
export const action = style([button, { padding: '0 12px', fontWeight: weight.heavy }]);
export const close = style([button, { width: 36, padding: 0 }]);
