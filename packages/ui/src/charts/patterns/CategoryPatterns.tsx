'use client';
import { useId } from 'react';
import type { CategoryColor } from '../StackedBars/types.ts';
import * as css from './CategoryPatterns.css.ts';

/** `full` for final values, `open` for a period that is not over: the same marks, no background. */
export type PatternKind = 'full' | 'open';

const SIDE = 6;

/** `fill` of a mark in the pattern of its category, from the patterns that `id` names. */
export const patternFill = (id: string, color: CategoryColor, kind: PatternKind): string =>
  `url(#${id}-${color}-${kind})`;

/** What tells the categories apart without color: nothing, dots, lines. */
function Marks({ color, kind }: { readonly color: CategoryColor; readonly kind: PatternKind }) {
  const look = kind === 'full' ? css.mark : css.ink[color];
  if (color === 'nonFuel') {
    return <circle className={look} cx={SIDE / 2} cy={SIDE / 2} r={kind === 'full' ? 1 : 1.7} />;
  }
  if (color === 'na') {
    return <rect className={look} y={2} width={SIDE} height={kind === 'full' ? 1.2 : 2.4} />;
  }
  return kind === 'full' ? null : <rect className={look} width={3.4} height={SIDE} />;
}

interface CategoryPatternsProps {
  /** Begins the ids of the patterns; one drawing's own. */
  readonly id: string;
  readonly colors: readonly CategoryColor[];
}

/** The fills of a chart's categories: a color and a pattern each. */
export function CategoryPatterns({ id, colors }: CategoryPatternsProps) {
  return (
    <defs>
      {colors.flatMap((color) =>
        (['full', 'open'] as const).map((kind) => (
          <pattern
            key={`${color}-${kind}`}
            id={`${id}-${color}-${kind}`}
            width={SIDE}
            height={SIDE}
            patternUnits="userSpaceOnUse"
            {...(color === 'fuel' ? { patternTransform: 'rotate(45)' } : {})}
          >
            {kind === 'full' && <rect className={css.ink[color]} width={SIDE} height={SIDE} />}
            <Marks color={color} kind={kind} />
          </pattern>
        )),
      )}
    </defs>
  );
}

const SWATCH = 12;

/** A category in a legend: its color and its pattern. */
export function CategorySwatch({ color }: { readonly color: CategoryColor }) {
  const id = useId();
  return (
    <svg width={SWATCH} height={SWATCH} aria-hidden="true">
      <CategoryPatterns id={id} colors={[color]} />
      <rect width={SWATCH} height={SWATCH} rx={2} fill={patternFill(id, color, 'full')} />
    </svg>
  );
}
