import { globalStyle, style } from '../../theme/layered.ts';
import { focusRing, forcedEdge, radius, type, vars } from '../../theme/index.ts';

const { color } = vars;

export const row = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 8 });
export const place = style({ position: 'relative', width: 'fit-content' });
export const boxes = style({ display: 'flex', gap: 10 });
export const box = style({
  display: 'grid',
  placeItems: 'center',
  width: 44,
  height: 52,
  borderRadius: radius.control,
  background: color.surface,
  boxShadow: `inset 0 0 0 1px ${color.controlLine}`,
  ...type.mono,
  fontSize: 22,
  color: color.ink,
  '@media': forcedEdge,
});
export const dot = style({
  width: 10,
  height: 10,
  borderRadius: '50%',
  background: 'currentcolor',
  '@media': { '(forced-colors: active)': { background: 'FieldText', forcedColorAdjust: 'none' } },
});
/** The box for the next digit. */
export const next = style({});
/** Invisible input on top of the boxes, which display its digits. */
export const input = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  padding: 0,
  border: 0,
  background: 'transparent',
  color: 'transparent',
  caretColor: 'transparent',
  outline: 'none',
  fontSize: 16,
  cursor: 'text',
  selectors: {
    '&::selection': { background: 'transparent', color: 'transparent' },
    '&[data-disabled]': { cursor: 'not-allowed' },
  },
  '@media': { '(forced-colors: active)': { opacity: 0 } },
});
globalStyle(`${place}:has(${input}[data-disabled]) ${box}`, {
  background: color.sunken,
  color: color.inkDisabled,
});
globalStyle(`${place}:has(${input}[data-invalid]) ${box}`, {
  boxShadow: `inset 0 0 0 2px ${color.bad}`,
});
globalStyle(`${place}:has(${input}[data-focused]) ${next}`, focusRing);
