import type { ReactNode } from 'react';
import { type HostProps } from '../../host/index.ts';
import { Link } from '../../primitives/Link/index.ts';
import * as css from './FigureList.css.ts';

export interface FigureListProps extends HostProps<HTMLDivElement> {
  /** The total: "$48.00". */
  readonly figure: string;
  /** A few words about it, next to it. */
  readonly words?: ReactNode;
  /** What it is made of; the values add up to the figure. */
  readonly lines: readonly {
    readonly label: string;
    readonly value: string;
    /** Where to find the rows behind it. */
    readonly href?: string;
  }[];
}

/** A total and the items that make it up. */
export function FigureList({ figure, words, lines, className, ref }: FigureListProps) {
  return (
    <div ref={ref} className={className}>
      <p className={css.sum}>
        <span className={css.figure}>{figure}</span> <span className={css.words}>{words}</span>
      </p>
      <dl className={css.list}>
        {lines.map(({ label, value, href }, at) => (
          <div key={at} className={css.line}>
            <dt className={css.label}>
              {href === undefined ? label : <Link href={href}>{label}</Link>}
            </dt>
            <dd className={css.value}>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
