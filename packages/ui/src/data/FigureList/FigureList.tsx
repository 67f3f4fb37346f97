import type { ReactNode } from 'react';
import * as css from './FigureList.css.ts';

export interface FigureListProps {
  /** The sum: "$48.00". */
  readonly figure: string;
  /** A word on it, beside it. */
  readonly words?: ReactNode;
  /** What it is made of; the values add up to the figure. */
  readonly lines: readonly { readonly label: string; readonly value: string }[];
}

/** A sum and the lines it is made of. */
export function FigureList({ figure, words, lines }: FigureListProps) {
  return (
    <>
      <p className={css.sum}>
        <span className={css.figure}>{figure}</span> <span className={css.words}>{words}</span>
      </p>
      <dl className={css.list}>
        {lines.map(({ label, value }) => (
          <div key={label} className={css.line}>
            <dt className={css.label}>{label}</dt>
            <dd className={css.value}>{value}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
