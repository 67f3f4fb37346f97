'use client';
import type { CategoryColour } from '../StackedBars/types.ts';
import * as css from './Lines.css.ts';

interface LineMarkProps {
  readonly colour: CategoryColour;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  /** Not filled: the period still runs. */
  readonly isOpen?: boolean;
}

/** The mark of a line: a circle, a square, or a triangle. */
export function LineMark({ colour, x, y, size, isOpen = false }: LineMarkProps) {
  const look = isOpen ? css.openMark[colour] : css.mark[colour];
  const half = size / 2;
  if (colour === 'nonFuel') {
    return <rect className={look} x={x - half} y={y - half} width={size} height={size} rx={1} />;
  }
  if (colour === 'na') {
    const d = `M${x},${y - half * 1.2}L${x + half * 1.2},${y + half}L${x - half * 1.2},${y + half}Z`;
    return <path className={look} d={d} />;
  }
  return <circle className={look} cx={x} cy={y} r={half} />;
}

/** A line in a legend: its dashes, its color, its mark. */
export function LineSample({ colour }: { readonly colour: CategoryColour }) {
  return (
    <svg className={css.sample} width={24} height={12} aria-hidden="true">
      <path className={css.line[colour]} d="M1,6H23" />
      <LineMark colour={colour} x={12} y={6} size={8} />
    </svg>
  );
}
