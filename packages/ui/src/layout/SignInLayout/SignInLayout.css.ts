import { globalStyle, style } from '../../theme/layered.ts';
import { type, vars, weight } from '../../theme/index.ts';

const WIDE = '(min-width: 992px)';

export const layout = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minHeight: '100dvh',
  background: vars.color.surface,
  '@media': { [WIDE]: { gridTemplateColumns: 'minmax(0, 10fr) minmax(0, 11fr)' } },
});
export const formSide = style({
  display: 'grid',
  gridTemplateRows: '1fr auto',
  justifyItems: 'center',
  alignItems: 'center',
  padding: '40px 20px 24px',
});
export const form = style({ width: '100%', maxWidth: 360 });
export const brand = style({ marginBlockEnd: 40 });
export const title = style({ ...type.page, fontWeight: weight.heavy, color: vars.color.ink });
export const subtitle = style({
  margin: '2px 0 24px',
  ...type.body,
  color: vars.color.inkSecondary,
});
globalStyle(`${title} + :not(${subtitle})`, { marginBlockStart: 24 });
export const foot = style({
  maxWidth: 360,
  width: '100%',
  ...type.help,
  color: vars.color.inkSecondary,
});

export const claimSide = style({
  display: 'none',
  position: 'relative',
  overflow: 'hidden',
  background: vars.color.rail,
  '@media': { [WIDE]: { display: 'grid', alignItems: 'end' } },
});
export const drawing = style({ position: 'absolute', inset: 0, width: '100%', height: '100%' });
export const line = style({
  fill: 'none',
  stroke: vars.color.railMark,
  strokeWidth: 1.4,
  opacity: 0.42,
});
export const source = style({ fill: vars.color.railMark });
export const glowCore = style({ stopColor: vars.color.railMark, stopOpacity: 0.3 });
export const glowEdge = style({ stopColor: vars.color.railMark, stopOpacity: 0 });
export const claim = style({ position: 'relative', padding: '0 64px 60px', maxWidth: 580 });
export const claimTitle = style({
  fontSize: 32,
  lineHeight: '38px',
  letterSpacing: '-0.02em',
  fontWeight: weight.strong,
  color: vars.color.railInk,
  textWrap: 'balance',
});
export const claimText = style({
  margin: '12px 0 0',
  ...type.section,
  fontWeight: weight.regular,
  color: vars.color.railQuiet,
});

// Lets the dark half extend to the window's edge.
globalStyle(`html:has(${layout})`, { scrollbarGutter: 'auto' });
