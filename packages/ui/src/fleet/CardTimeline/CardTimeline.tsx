import type { ReactNode } from 'react';
import { type HostProps } from '../../host/index.ts';
import { Link } from '../../primitives/Link/index.ts';
import * as css from './CardTimeline.css.ts';

export interface TimelineEntry {
  readonly id: string;
  /** For example, "Put on hold". */
  readonly what: string;
  /** For example, "D. Morales", or "Forecourt" for automatic changes; empty if unknown. */
  readonly who: string;
  /** For example, "Nov 18, 10:41 AM CT". */
  readonly when: string;
  /** For example, "Active → On hold", or the limits before and after. */
  readonly change?: string;
  /** The reason given. */
  readonly why?: string;
  /** Link to the full entry. */
  readonly href?: string;
  readonly tone?: 'plain' | 'good' | 'warn' | 'bad';
}

export interface CardTimelineProps extends HostProps<HTMLDivElement> {
  readonly label: string;
  readonly entries: readonly TimelineEntry[];
  readonly empty: ReactNode;
  readonly more?: ReactNode;
}

/** A card's history: who did what, when, and why, newest first. */
export function CardTimeline(props: CardTimelineProps) {
  const { label, entries, empty, more, className, ref } = props;
  const list = (
    <>
      <ol aria-label={label} className={css.list}>
        {entries.map(({ id, what, who, when, change, why, href, tone = 'plain' }) => (
          <li key={id} className={css.entry}>
            <span className={css.dot[tone]} aria-hidden="true" />
            <p className={css.what}>
              {href === undefined ? what : <Link href={href}>{what}</Link>}
            </p>
            {change !== undefined && <p className={css.change}>{change}</p>}
            {why !== undefined && <p className={css.why}>{why}</p>}
            <p className={css.when}>{who === '' ? when : `${when} · ${who}`}</p>
          </li>
        ))}
      </ol>
      {more}
    </>
  );
  return (
    <div ref={ref} className={className}>
      {entries.length === 0 ? empty : list}
    </div>
  );
}
