import { style, styleVariants } from '../../theme/layered.ts';
import { vars } from '../../theme/index.ts';

export const ink = styleVariants({
  fuel: { fill: vars.color.categoryFuel },
  nonFuel: { fill: vars.color.categoryNonFuel },
  na: { fill: vars.color.categoryNa },
});
export const outline = styleVariants({
  fuel: { stroke: vars.color.categoryFuel },
  nonFuel: { stroke: vars.color.categoryNonFuel },
  na: { stroke: vars.color.categoryNa },
});
/** Marks on a filled background. */
export const mark = style({ fill: vars.color.surface, opacity: 0.6 });
