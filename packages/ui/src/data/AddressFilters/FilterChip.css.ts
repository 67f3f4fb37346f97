import { style } from '../../theme/layered.ts';
import { focusRing, media, type, vars, weight } from '../../theme/index.ts';

const { color } = vars;

export const chip = style({
  display: 'inline-flex',
  alignItems: 'center',
  maxWidth: '100%',
  minWidth: 0,
  borderRadius: 16,
  ...type.help,
  fontWeight: weight.medium,
  color: color.ink,
  // A dashed line says: nothing is chosen here yet.
  border: `1px dashed ${color.controlLine}`,
  selectors: {
    '&[data-on]': {
      border: `1px solid color-mix(in oklab, ${color.accent} 45%, transparent)`,
      background: color.accentSoft,
      color: color.accentText,
    },
  },
});
const part = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  minWidth: 0,
  minHeight: 30,
  border: 0,
  borderRadius: 15,
  background: 'transparent',
  font: 'inherit',
  color: 'inherit',
  cursor: 'pointer',
} as const;
export const open = style({
  ...part,
  paddingInline: 12,
  selectors: {
    '&[data-hovered]': { background: `color-mix(in oklab, ${color.ink} 6%, transparent)` },
    '&[data-focus-visible]': focusRing,
    '[data-on] > &': { paddingInlineEnd: 6 },
  },
  '@media': { [media.coarse]: { minHeight: 42 } },
});
export const words = style({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  maxWidth: 260,
});
export const remove = style({
  ...part,
  flex: 'none',
  justifyContent: 'center',
  width: 26,
  padding: 0,
  marginInlineEnd: 2,
  selectors: {
    '&[data-hovered]': { background: `color-mix(in oklab, ${color.accent} 18%, transparent)` },
    '&[data-focus-visible]': { ...focusRing, outlineOffset: 0 },
  },
  '@media': { [media.coarse]: { minHeight: 42, width: 44 } },
});
export const choices = style({
  display: 'grid',
  gap: 10,
  minWidth: 200,
  maxHeight: 'min(320px, 50dvh)',
  overflow: 'auto',
  margin: 0,
  // Room for the focus of the boxes inside what scrolls.
  padding: 4,
  border: 0,
});
export const foot = style({ display: 'flex', justifyContent: 'space-between', gap: 8 });
