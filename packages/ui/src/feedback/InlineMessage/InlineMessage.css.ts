import { style, styleVariants } from '../../theme/layered.ts';
import { radius, type, vars, weight } from '../../theme/index.ts';

const { color } = vars;
export const message = style({
  display: 'flex',
  gap: 10,
  padding: '12px 14px',
  borderRadius: radius.control,
  ...type.body,
});
export const tone = styleVariants({
  info: [message, { background: color.accentSoft, color: color.accentText }],
  warn: [message, { background: color.warnSoft, color: color.warnText }],
  bad: [message, { background: color.badSoft, color: color.badText }],
});
export const icon = style({ marginBlockStart: 1 });
export const content = style({
  display: 'grid',
  justifyItems: 'start',
  gap: 6,
  minWidth: 0,
  overflowWrap: 'anywhere',
});
export const title = style({ fontWeight: weight.heavy });
export const text = style({ color: color.ink });
