import { style, styleVariants } from '../../theme/layered.ts';
import { forcedEdge, media, type, vars, weight } from '../../theme/index.ts';

const { color } = vars;
const base = style({
  display: 'inline-flex',
  flexShrink: 0,
  alignItems: 'center',
  gap: 6,
  maxWidth: '100%',
  minHeight: 20,
  padding: '0 9px',
  borderRadius: 10,
  ...type.label,
  fontWeight: weight.strong,
  overflowWrap: 'break-word',
  '@media': { ...forcedEdge, [media.smallPhone]: { overflowWrap: 'anywhere' } },
});
export const dot = style({
  flex: 'none',
  width: 6,
  height: 6,
  borderRadius: '50%',
  background: 'currentcolor',
});
/** Wraps; in containers with `nowrap`, such as table cells, ends in an ellipsis. */
export const text = style({ minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' });
export const tone = styleVariants({
  good: [base, { background: color.goodSoft, color: color.goodText }],
  warn: [base, { background: color.warnSoft, color: color.warnText }],
  bad: [base, { background: color.badSoft, color: color.badText }],
  info: [base, { background: color.accentSoft, color: color.accentText }],
  neutral: [base, { background: color.sunken, color: color.inkSecondary }],
});
