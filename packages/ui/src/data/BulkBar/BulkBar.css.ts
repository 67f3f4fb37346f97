import { globalStyle, style } from '../../theme/layered.ts';
import { media, type, vars, weight } from '../../theme/index.ts';

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  minHeight: 58,
  padding: '10px 16px',
  borderBlockEnd: `1px solid ${vars.color.line}`,
  background: vars.color.accentSoft,
});
export const count = style({
  ...type.body,
  fontWeight: weight.heavy,
  color: vars.color.accentText,
});
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  '@media': {
    [media.phone]: {
      position: 'fixed',
      insetInline: 0,
      insetBlockEnd: 0,
      zIndex: 20,
      padding: '12px 16px calc(12px + env(safe-area-inset-bottom))',
      background: vars.color.surface,
      borderBlockStart: `1px solid ${vars.color.line}`,
    },
  },
});
// At most three per line.
globalStyle(`${actions} > *`, { '@media': { [media.phone]: { flex: '1 0 28%' } } });
/** Keeps the last rows clear of the bar at the bottom. */
globalStyle(`body:has(${actions})`, { '@media': { [media.phone]: { paddingBlockEnd: 120 } } });
export const clear = style({ marginInlineStart: 'auto' });
