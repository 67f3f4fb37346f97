import { style, styleVariants } from '../../theme/layered.ts';
import { forcedEdge, type, vars, weight } from '../../theme/index.ts';

const { color } = vars;
const base = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  minWidth: 18,
  minHeight: 18,
  padding: '1px 6px',
  borderRadius: 9,
  ...type.label,
  fontWeight: weight.heavy,
  '@media': forcedEdge,
});
export const tone = styleVariants({
  neutral: [base, { background: color.sunken, color: color.inkSecondary }],
  accent: [base, { background: color.accentSoft, color: color.accentText }],
  warn: [base, { background: color.warn, color: color.onWarn }],
  bad: [base, { background: color.bad, color: color.onBad }],
});
