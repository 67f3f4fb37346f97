import { style, styleVariants } from '../../theme/layered.ts';
import { forcedEdge, media, radius, type, vars, weight } from '../../theme/index.ts';

const { color } = vars;

const column = style({ display: 'grid', gap: 12, justifyItems: 'start', minWidth: 0 });
export const display = styleVariants({
  pin: [column, { width: 'min(320px, 100%)' }],
  code: [column, { width: 'min(420px, 100%)' }],
});
export const label = style({ ...type.help, fontWeight: weight.medium, color: color.inkSecondary });
const box = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  width: '100%',
  height: 64,
  borderRadius: radius.control,
  background: color.sunken,
  ...type.mono,
  lineHeight: '40px',
  fontWeight: weight.medium,
  color: color.ink,
  '@media': forcedEdge,
});
export const digits = styleVariants({
  pin: [box, { gap: 20, fontSize: 30 }],
  code: [box, { gap: 14, fontSize: 22 }],
});
export const dot = style({ color: color.inkTertiary });
export const line = style({ width: '100%', height: 3 });
export const track = style({ fill: color.sunken });
export const left = style({
  fill: color.accent,
  '@media': { [media.forced]: { fill: 'Highlight' } },
});
export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 8,
  width: '100%',
  minHeight: vars.size.control,
});
export const text = style({
  ...type.help,
  fontVariantNumeric: 'tabular-nums',
  color: color.inkSecondary,
});
