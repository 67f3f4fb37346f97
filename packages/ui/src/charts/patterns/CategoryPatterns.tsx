'use client';
import { useId } from 'react';
import type { CategoryColour } from '../StackedBars/types.ts';
import * as css from './CategoryPatterns.css.ts';

/** `full` for final values, `open` for a period that is not over: the same marks, no background. */
export type PatternKind = 'full' | 'open';

const SIDE = 6;

/** `fill` of a mark in the pattern of its category, from the patterns that `id` names. */
export const patternFill = (id: string, colour: CategoryColour, kind: PatternKind): string =>
  `url(#${id}-${colour}-${kind})`;

/** What tells the categories apart without color: nothing, dots, lines. */
function Marks({ colour, kind }: { readonly colour: CategoryColour; readonly kind: PatternKind }) {
  const look = kind === 'full' ? css.mark : css.ink[colour];
  if (colour === 'nonFuel') {
    return <circle className={look} cx={SIDE / 2} cy={SIDE / 2} r={kind === 'full' ? 1 : 1.7} />;
  }
  if (colour === 'na') {
    return <rect className={look} y={2} width={SIDE} height={kind === 'full' ? 1.2 : 2.4} />;
  }
  return kind === 'full' ? null : <rect className={look} width={3.4} height={SIDE} />;
}

interface CategoryPatternsProps {
  /** Begins the ids of the patterns; one drawing's own. */
  readonly id: string;
  readonly colours: readonly CategoryColour[];
}

/** The fills of a chart's categories: a color and a pattern each. */
export function CategoryPatterns({ id, colours }: CategoryPatternsProps) {
  return (
    <defs>
      {colours.flatMap((colour) =>
        (['full', 'open'] as const).map((kind) => (
          <pattern
            key={`${colour}-${kind}`}
            id={`${id}-${colour}-${kind}`}
            width={SIDE}
            height={SIDE}
            patternUnits="userSpaceOnUse"
            {...(colour === 'fuel' ? { patternTransform: 'rotate(45)' } : {})}
          >
            {kind === 'full' && <rect className={css.ink[colour]} width={SIDE} height={SIDE} />}
            <Marks colour={colour} kind={kind} />
          </pattern>
        )),
      )}
    </defs>
  );
}

const SWATCH = 12;

/** A category in a legend: its color and its pattern. */
export function CategorySwatch({ colour }: { readonly colour: CategoryColour }) {
  const id = useId();
  return (
    <svg className={css.swatch} width={SWATCH} height={SWATCH} aria-hidden="true">
      <CategoryPatterns id={id} colours={[colour]} />
      <rect width={SWATCH} height={SWATCH} rx={2} fill={patternFill(id, colour, 'full')} />
    </svg>
  );
}
