import { globalStyle, style } from '../../theme/layered.ts';
import { media, type, vars } from '../../theme/index.ts';

const { color, motion } = vars;
const WIDTH = 34;
const HEIGHT = 20;

export const field = style({ display: 'grid', gap: 2, minWidth: 0 });
export const button = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: 10,
  width: 'fit-content',
  ...type.body,
  color: color.ink,
  cursor: 'pointer',
  selectors: {
    '&[data-disabled]': { color: color.inkDisabled, cursor: 'not-allowed' },
    '&[data-readonly]': { cursor: 'default' },
  },
  '@media': { [media.coarse]: { minHeight: 44, alignItems: 'center' } },
});
export const track = style({
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  width: WIDTH,
  height: HEIGHT,
  padding: 3,
  borderRadius: HEIGHT / 2,
  background: color.sunken,
  boxShadow: `inset 0 0 0 1px ${color.controlLine}`,
  transition: `background ${motion.fast}`,
  '@media': { [media.forced]: { border: '1px solid CanvasText', padding: 2 } },
});
export const knob = style({
  width: 14,
  height: 14,
  borderRadius: '50%',
  background: color.controlLine,
  transition: `margin ${motion.fast}, background ${motion.fast}`,
  '@media': { [media.forced]: { background: 'ButtonText', forcedColorAdjust: 'none' } },
});
globalStyle(`${button}[data-selected] ${track}`, {
  background: color.accent,
  boxShadow: 'none',
  '@media': { [media.forced]: { background: 'Highlight', forcedColorAdjust: 'none' } },
});
globalStyle(`${button}[data-selected] ${knob}`, {
  marginInlineStart: WIDTH - HEIGHT,
  background: color.onAccent,
  '@media': { [media.forced]: { background: 'HighlightText' } },
});
globalStyle(`${button}[data-focus-visible] ${track}`, {
  outline: `2px solid ${color.focus}`,
  outlineOffset: 2,
});
globalStyle(`${button}[data-invalid] ${track}`, { boxShadow: `inset 0 0 0 2px ${color.bad}` });
globalStyle(`${button}[data-disabled] ${track}`, {
  background: color.sunken,
  boxShadow: `inset 0 0 0 1px ${color.lineStrong}`,
});
globalStyle(`${button}[data-disabled] ${knob}`, { background: color.inkDisabled });
globalStyle(`${button}[data-readonly] ${track}`, { opacity: 0.75 });
/** Aligns with the label, not with the track. */
export const below = style({ paddingInlineStart: WIDTH + 10 });
