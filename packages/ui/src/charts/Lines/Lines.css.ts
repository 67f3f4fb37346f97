import { style, styleVariants } from '../../theme/layered.ts';
import { vars } from '../../theme/index.ts';

const lineBase = {
  fill: 'none',
  strokeWidth: 2,
  strokeLinejoin: 'round',
  strokeLinecap: 'round',
} as const;
/** Tells lines apart by dashes as well as by color. */
export const line = styleVariants({
  fuel: { ...lineBase, stroke: vars.color.categoryFuel },
  nonFuel: { ...lineBase, stroke: vars.color.categoryNonFuel, strokeDasharray: '7 5' },
  na: { ...lineBase, stroke: vars.color.categoryNa, strokeDasharray: '1 5' },
});
/** Faint, so that an unfinished period does not look like a drop. */
export const soFar = style({ strokeDasharray: '2 6', opacity: 0.6 });
const markBase = { strokeWidth: 2 } as const;
export const mark = styleVariants({
  fuel: { ...markBase, fill: vars.color.categoryFuel, stroke: vars.color.surface },
  nonFuel: { ...markBase, fill: vars.color.categoryNonFuel, stroke: vars.color.surface },
  na: { ...markBase, fill: vars.color.categoryNa, stroke: vars.color.surface },
});
export const openMark = styleVariants({
  fuel: { ...markBase, fill: vars.color.surface, stroke: vars.color.categoryFuel },
  nonFuel: { ...markBase, fill: vars.color.surface, stroke: vars.color.categoryNonFuel },
  na: { ...markBase, fill: vars.color.surface, stroke: vars.color.categoryNa },
});
export const guide = style({
  stroke: vars.color.lineStrong,
  strokeWidth: 1,
  shapeRendering: 'crispEdges',
});
export const sample = style({ overflow: 'visible' });
