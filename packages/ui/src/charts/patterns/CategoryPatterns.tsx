'use client';
import { useId } from 'react';
import type { CategoryColor } from '../frame/types.ts';
import * as css from './CategoryPatterns.css.ts';

/** `full` for final values, `open` (no background) for an unfinished period. */
export type PatternKind = 'full' | 'open';

const SIDE = 6;

/** Value of `fill` for a category's pattern. `id` is that of the `CategoryPatterns`. */
export const patternFill = (id: string, color: CategoryColor, kind: PatternKind): string =>
  `url(#${id}-${color}-${kind})`;

/** Tells categories apart without color: plain, dots, or lines. */
function Marks({ color, kind }: { readonly color: CategoryColor; readonly kind: PatternKind }) {
  const markClass = kind === 'full' ? css.mark : css.ink[color];
  if (color === 'nonFuel') {
    return (
      <circle className={markClass} cx={SIDE / 2} cy={SIDE / 2} r={kind === 'full' ? 1 : 1.7} />
    );
  }
  if (color === 'na') {
    return <rect className={markClass} y={2} width={SIDE} height={kind === 'full' ? 1.2 : 2.4} />;
  }
  return kind === 'full' ? null : <rect className={markClass} width={3.4} height={SIDE} />;
}

interface CategoryPatternsProps {
  /** Prefix of the patterns' IDs; must be unique on the page. */
  readonly id: string;
  readonly colors: readonly CategoryColor[];
}

/** Pattern definitions (`<pattern>`) for a chart's categories. */
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
            patternTransform={color === 'fuel' ? 'rotate(45)' : undefined}
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

/** A category's color and pattern, for a legend. */
export function CategorySwatch({ color }: { readonly color: CategoryColor }) {
  const id = useId();
  return (
    <svg width={SWATCH} height={SWATCH} aria-hidden="true">
      <CategoryPatterns id={id} colors={[color]} />
      <rect width={SWATCH} height={SWATCH} rx={2} fill={patternFill(id, color, 'full')} />
    </svg>
  );
}
