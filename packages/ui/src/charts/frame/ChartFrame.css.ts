import { style } from '../../theme/layered.ts';
import { type, vars, weight } from '../../theme/index.ts';

/** Reserves the drawing's height until its width is measured. */
export const figure = style({ height: 224 });
export const empty = style({
  display: 'grid',
  placeItems: 'center',
  height: '100%',
  ...type.body,
  color: vars.color.inkSecondary,
});
// Time runs from left to right, even in right-to-left languages.
export const drawing = style({ overflow: 'visible', direction: 'ltr' });
export const grid = style({
  stroke: vars.color.line,
  strokeWidth: 1,
  shapeRendering: 'crispEdges',
});
export const tick = style({ ...type.label, fill: vars.color.inkSecondary, textAnchor: 'end' });
export const name = style({ ...type.label, fill: vars.color.inkSecondary, textAnchor: 'middle' });
/** Lets the pointer reach the bars behind the text. */
export const text = style({ pointerEvents: 'none' });
export const stop = style({
  outline: 'none',
  selectors: { '&[role="button"]': { cursor: 'pointer' } },
});
export const hit = style({
  fill: 'transparent',
  transition: `fill ${vars.motion.fast}`,
  selectors: {
    '&[data-active]': { fill: `color-mix(in oklab, ${vars.color.sunken} 70%, transparent)` },
    [`${stop}:focus-visible &`]: { stroke: vars.color.focus, strokeWidth: 2 },
  },
});

export const legend = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 16px',
  margin: '10px 0 0',
});
export const legendItem = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  ...type.help,
  color: vars.color.inkSecondary,
});
export const legendValue = style({ fontWeight: weight.heavy, color: vars.color.ink });
