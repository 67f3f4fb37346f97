import { keyframes } from '@vanilla-extract/css';
import { style } from '../../theme/layered.ts';

const turn = keyframes({ to: { transform: 'rotate(360deg)' } });
const fade = keyframes({ '50%': { opacity: 0.35 } });

export const place = style({ flex: 'none', display: 'inline-flex', position: 'relative' });
export const spinner = style({
  boxSizing: 'border-box',
  width: 16,
  height: 16,
  border: '2px solid currentcolor',
  borderInlineEndColor: 'transparent',
  borderRadius: '50%',
  animation: `${turn} 700ms linear infinite`,
  '@media': {
    '(prefers-reduced-motion: reduce)': { animation: `${fade} 1600ms ease-in-out infinite` },
  },
});
