import { style } from '../../theme/layered.ts';
import * as step from './stepFoot.css.ts';
import { type, vars, weight } from '../../theme/index.ts';

export const head = style({ display: 'grid', gap: 4, padding: '16px 20px 10px' });
export const figure = style({ ...type.figure, fontWeight: weight.heavy, color: vars.color.ink });
export const text = style({ ...type.body, color: vars.color.inkSecondary });
export const left = style({ ...type.help, color: vars.color.warnText, fontWeight: weight.medium });
export const delivery = style({
  display: 'grid',
  gap: 20,
  padding: 20,
  borderBlockStart: `1px solid ${vars.color.line}`,
});
export const foot = style([step.foot, { borderBlockStart: `1px solid ${vars.color.line}` }]);
