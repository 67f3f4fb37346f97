import { keyframes } from '@vanilla-extract/css';
import { vars } from './vars.css.ts';

const { motion } = vars;
const fade = keyframes({ from: { opacity: 0 } });
const rise = keyframes({ from: { opacity: 0, transform: `translateY(${motion.distance})` } });
const fromEnd = keyframes({ from: { transform: 'translateX(100%)' } });
const fromStart = keyframes({ from: { transform: 'translateX(-100%)' } });
const of = (name: string) => `${name} ${motion.panel} ease-out`;

/** How what floats arrives: always in the same time and manner, and at once under reduced motion. */
export const arrive = {
  fade: of(fade),
  rise: of(rise),
  fromEnd: of(fromEnd),
  fromStart: of(fromStart),
} as const;
