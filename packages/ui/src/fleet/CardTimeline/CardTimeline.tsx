import type { ReactNode } from 'react';
import * as css from './CardTimeline.css.ts';

export interface TimelineEntry {
  readonly id: string;
  /** "Put on hold". */
  readonly what: string;
  /** "D. Morales", or "Forecourt" for what happened by itself. */
  readonly who: string;
  /** "18 Nov, 10:41 am CT". */
  readonly when: string;
  /** "Active → On hold", or the limits before and after. */
  readonly change?: string;
  /** The reason that was given. */
  readonly why?: string;
  readonly tone?: 'plain' | 'good' | 'warn' | 'bad';
}

export interface CardTimelineProps {
  readonly label: string;
  readonly entries: readonly TimelineEntry[];
  readonly empty: ReactNode;
  readonly more?: ReactNode;
}

/** Who did what to a card, when and why, newest first. */
export function CardTimeline({ label, entries, empty, more }: CardTimelineProps) {
  if (entries.length === 0) return empty;
  return (
    <>
      <ol aria-label={label} className={css.list}>
        {entries.map(({ id, what, who, when, change, why, tone = 'plain' }) => (
          <li key={id} className={css.entry}>
            <span className={css.dot[tone]} aria-hidden="true" />
            <p className={css.what}>{what}</p>
            {change !== undefined && <p className={css.change}>{change}</p>}
            {why !== undefined && <p className={css.why}>{why}</p>}
            <p className={css.when}>{`${when} · ${who}`}</p>
          </li>
        ))}
      </ol>
      {more}
    </>
  );
}
