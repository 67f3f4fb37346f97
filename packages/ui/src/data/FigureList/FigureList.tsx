import type { ReactNode } from 'react';
import { type HostProps } from '../../host/index.ts';
import { Link } from '../../primitives/Link/index.ts';
import * as css from './FigureList.css.ts';

export interface FigureListProps extends HostProps<HTMLDivElement> {
  /** The formatted total: "$48.00". */
  readonly figure: string;
  /** A short text next to the total. */
  readonly note?: ReactNode;
  /** The items; their values add up to the total. */
  readonly lines: readonly {
    readonly label: string;
    readonly value: string;
    /** URL of the rows behind it. */
    readonly href?: string;
  }[];
}

/** A total and the items that add up to it. */
export function FigureList({ figure, note, lines, className, ref }: FigureListProps) {
  return (
    <div ref={ref} className={className}>
      <p className={css.sum}>
        <span className={css.figure}>{figure}</span> <span className={css.text}>{note}</span>
      </p>
      <dl className={css.list}>
        {lines.map(({ label, value, href }, index) => (
          <div key={index} className={css.line}>
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
