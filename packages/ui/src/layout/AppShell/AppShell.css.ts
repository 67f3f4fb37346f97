import { arrive } from '../../theme/arrive.css.ts';
import { style } from '../../theme/layered.ts';
import { iconOnly } from '../../theme/iconOnly.ts';
import { media, radius, spoken as spokenOnly, type, vars, weight } from '../../theme/index.ts';
import { BAR_HEIGHT_PIXELS } from './barHeight.ts';

const RAIL_WIDTH = 232;

export const shell = style({
  minHeight: '100dvh',
  background: vars.color.page,
  '@media': {
    [media.fromLaptop]: { display: 'grid', gridTemplateColumns: `${RAIL_WIDTH}px minmax(0, 1fr)` },
  },
});
export const skip = style({
  position: 'fixed',
  zIndex: 30,
  insetBlockStart: 8,
  insetInlineStart: 8,
  padding: '8px 14px',
  borderRadius: radius.control,
  background: vars.color.accent,
  color: vars.color.onAccent,
  ...type.body,
  fontWeight: weight.heavy,
  transform: 'translateY(-64px)',
  ':focus': { transform: 'none', outline: `2px solid ${vars.color.focus}`, outlineOffset: 2 },
});
const railLook = {
  display: 'flex',
  flexDirection: 'column',
  gap: 16,
  padding: '16px 12px 20px',
  overflowY: 'auto',
  scrollbarWidth: 'thin',
  scrollbarColor: `${vars.color.railChosen} transparent`,
  background: vars.color.rail,
  color: vars.color.railInk,
} as const;
export const rail = style({ ...railLook, position: 'sticky', top: 0, height: '100dvh' });
export const brand = style({ paddingInline: 8, color: vars.color.railInk });
export const side = style({ minWidth: 0 });
export const bar = style({
  position: 'sticky',
  top: 0,
  zIndex: 10,
  height: BAR_HEIGHT_PIXELS,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  background: vars.color.surface,
});
export const main = style({ minWidth: 0, outline: 'none' });

export const overlay = style({
  position: 'fixed',
  inset: 0,
  zIndex: 20,
  background: 'oklch(0.15 0.02 225 / 0.45)',
  ...arrive.fade,
});
export const drawer = style({
  ...railLook,
  position: 'fixed',
  zIndex: 21,
  insetBlock: 0,
  insetInlineStart: 0,
  width: 'min(304px, 86vw)',
  outline: 'none',
  ...arrive.fromStart,
});
export const close = style({
  ...iconOnly(44),
  position: 'absolute',
  top: 8,
  insetInlineEnd: 8,
  borderRadius: radius.control,
  color: vars.color.railQuiet,
  ':hover': { color: vars.color.railInk },
  ':focus-visible': { outline: `2px solid ${vars.color.focusOnRail}`, outlineOffset: -2 },
});
export const topmost = style({
  position: 'sticky',
  insetBlockEnd: -20,
  margin: 'auto -12px -20px',
  ':empty': { display: 'none' },
});
export const spoken = style(spokenOnly);
