'use client';
import type { CategoryColor } from '../frame/types.ts';
import * as css from './Lines.css.ts';

interface LineMarkProps {
  readonly color: CategoryColor;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  /** Draws an outline only: the period is not over. */
  readonly isOpen?: boolean;
}

/** A marker on a line: a circle, square, or triangle, depending on the color. */
export function LineMark({ color, x, y, size, isOpen = false }: LineMarkProps) {
  const markClass = isOpen ? css.openMark[color] : css.mark[color];
  const half = size / 2;
  if (color === 'nonFuel') {
    return (
      <rect className={markClass} x={x - half} y={y - half} width={size} height={size} rx={1} />
    );
  }
  if (color === 'na') {
    const d = `M${x},${y - half * 1.2}L${x + half * 1.2},${y + half}L${x - half * 1.2},${y + half}Z`;
    return <path className={markClass} d={d} />;
  }
  return <circle className={markClass} cx={x} cy={y} r={half} />;
}

/** A line's sample in a legend: dashes, color, and marker. */
export function LineSample({ color }: { readonly color: CategoryColor }) {
  return (
    <svg className={css.sample} width={24} height={12} aria-hidden="true">
      <path className={css.line[color]} d="M1,6H23" />
      <LineMark color={color} x={12} y={6} size={8} />
    </svg>
  );
}
