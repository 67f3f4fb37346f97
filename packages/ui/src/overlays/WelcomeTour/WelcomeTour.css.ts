import { globalStyle, style } from '../../theme/layered.ts';
import { forcedEdge, media, radius, type, vars } from '../../theme/index.ts';

const { color, motion } = vars;

export const slide = style({ display: 'grid', gap: 16 });
/** Same height on every slide, so that the buttons do not move. */
export const picture = style({
  display: 'grid',
  placeItems: 'center',
  height: 208,
  padding: 20,
  overflow: 'hidden',
  borderRadius: radius.control,
  background: color.sunken,
  '@media': { ...forcedEdge, [media.phone]: { height: 176 } },
});
globalStyle(`${picture} > *`, { minWidth: 'min(280px, 100%)' });
export const content = style({ display: 'grid', alignContent: 'start', gap: 6, minHeight: 92 });
/** Focused in order to be announced; shows no ring because it is not a control. */
export const title = style({
  ...type.section,
  fontSize: 18,
  lineHeight: '26px',
  color: color.ink,
  outline: 'none',
});
export const text = style({ ...type.body, color: color.inkSecondary });
export const dots = style({ display: 'flex', alignItems: 'center', gap: 6 });
export const dot = style({
  width: 8,
  height: 8,
  borderRadius: 4,
  background: color.controlLine,
  transition: `width ${motion.fast}`,
  '@media': { [media.forced]: { background: 'GrayText', forcedColorAdjust: 'none' } },
});
export const current = style({
  width: 20,
  background: color.accent,
  '@media': { [media.forced]: { background: 'Highlight' } },
});
export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 12,
  width: '100%',
});
export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: 8 });
