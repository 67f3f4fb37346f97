import { keyframes } from '@vanilla-extract/css';
import { vars } from './vars.css.ts';

const { motion } = vars;
const fade = keyframes({ from: { opacity: 0 } });
const rise = keyframes({ from: { opacity: 0, transform: `translateY(${motion.distance})` } });
const fromRight = keyframes({ from: { transform: 'translateX(100%)' } });
const fromLeft = keyframes({ from: { transform: 'translateX(-100%)' } });
const of = (name: string) => `${name} ${motion.panel} ease-out`;
const mirrored = (leftToRight: string, rightToLeft: string) => ({
  animation: of(leftToRight),
  selectors: { '&:dir(rtl)': { animation: of(rightToLeft) } },
});

/** Entry animations of floating elements: uniform in duration, and none under reduced motion. */
export const arrive = {
  fade: { animation: of(fade) },
  rise: { animation: of(rise) },
  fromEnd: mirrored(fromRight, fromLeft),
  fromStart: mirrored(fromLeft, fromRight),
} as const;
