import type { ReactNode } from 'react';
import { classes, type HostProps } from '../../host/index.ts';
import { PHONE_QUERY } from '../../layout/breakpoints.ts';
import { useMediaQuery } from '../../layout/useMediaQuery/index.ts';
import * as css from './KeyFigures.css.ts';

/** One figure in the strip. */
export interface KeyFigure {
  readonly id: string;
  /** For example, "Available to spend". */
  readonly label: string;
  /** The formatted figure: "$96,819.56". */
  readonly figure: string;
  /** Its unit or total: "/ gal", "of $150,000.00". */
  readonly unit?: string;
  /** A bar or line below the figure. */
  readonly meter?: ReactNode;
  /** A small chart to the right of `words`; hidden on phones. */
  readonly sparkline?: ReactNode;
  /** A comparison, with a link to the rows behind the figure. */
  readonly note?: ReactNode;
  /** Makes it wider than the others. */
  readonly isWide?: boolean;
}

export interface KeyFiguresProps extends HostProps {
  /** The section's accessible name. */
  readonly label: string;
  readonly figures: readonly KeyFigure[];
  /** On phones, shows a single row that scrolls sideways, which leaves room for the list below. */
  readonly isRowOnPhone?: boolean;
  /** Replaces the figures with placeholders of the same size; labels stay. */
  readonly isLoading?: boolean;
}

/** Key figures on one surface with dividing lines; two per line on phones. */
export function KeyFigures(props: KeyFiguresProps) {
  const { label, figures, isRowOnPhone = false, isLoading = false, className, ref } = props;
  const isRow = useMediaQuery(PHONE_QUERY) && isRowOnPhone;
  return (
    <section
      ref={ref}
      className={classes(isRow && css.scroller, className)}
      aria-label={label}
      aria-busy={isLoading || undefined}
      {...(isRow ? { tabIndex: 0 } : {})}
    >
      <dl className={isRow ? css.row : css.strip}>
        {figures.map(({ id, label: name, figure, unit, meter, sparkline, note, isWide }) => (
          <div key={id} className={isWide ? css.wide : css.figure}>
            <dt className={css.label}>{name}</dt>
            <dd className={css.value}>
              {isLoading && <span className={css.bone} aria-hidden="true" />}
              <span className={classes(css.line, isLoading && css.toCome)}>
                <span className={css.number}>{figure}</span>
                {unit !== undefined && <span className={css.unit}> {unit}</span>}
              </span>
            </dd>
            {meter !== undefined && (
              <dd className={classes(css.meter, isLoading && css.toCome)}>{meter}</dd>
            )}
            {note !== undefined && (
              <dd className={classes(css.foot, isLoading && css.toCome)}>
                <span className={css.text}>{note}</span>
                {sparkline !== undefined && <span className={css.sparkline}>{sparkline}</span>}
              </dd>
            )}
          </div>
        ))}
      </dl>
    </section>
  );
}

export interface ComparisonProps extends HostProps {
  /** Colors the text, which must convey the same meaning without color. */
  readonly tone: 'good' | 'warn' | 'bad' | 'quiet';
  readonly children: ReactNode;
}

/** The essential part of a comparison: "↓ 4.1%". */
export function Comparison({ tone, children, className, ref }: ComparisonProps) {
  return (
    <b ref={ref} className={classes(css.comparison[tone], className)}>
      {children}
    </b>
  );
}
