import { keyframes } from '@vanilla-extract/css';
import { style, styleVariants } from '../../theme/layered.ts';
import { forcedEdge, radius, vars } from '../../theme/index.ts';

const appear = keyframes({ from: { opacity: 0 }, to: { opacity: 1 } });
const base = style({
  display: 'block',
  borderRadius: radius.small,
  background: vars.color.sunken,
  boxShadow: `inset 0 0 0 1px ${vars.color.line}`,
  '@media': forcedEdge,
  opacity: 0,
  animation: `${appear} 120ms 150ms forwards`,
});
export const shape = styleVariants({
  text: [base, { width: '70%', height: 14, marginBlock: 3 }],
  short: [base, { width: '35%', height: 14, marginBlock: 3 }],
  figure: [base, { width: 140, maxWidth: '100%', height: 26, marginBlock: 4 }],
  chart: [base, { width: '100%', height: 240, borderRadius: radius.control }],
  block: [base, { width: '100%', height: 96, borderRadius: radius.control }],
});
