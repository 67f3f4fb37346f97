import type { ReactNode } from 'react';
import { classes, type HostProps } from '../../host/index.ts';
import { PHONE_QUERY } from '../../layout/breakpoints.ts';
import { useMediaQuery } from '../../layout/useMediaQuery/index.ts';
import * as css from './KeyFigures.css.ts';

/** One figure of the strip. */
export interface KeyFigure {
  readonly id: string;
  /** "Available to spend". */
  readonly label: string;
  /** The formatted figure: "$96,819.56". */
  readonly figure: string;
  /** What it is out of, or its unit: "of $150,000.00", "/ gal". */
  readonly unit?: string;
  /** A bar or a line below the figure. */
  readonly meter?: ReactNode;
  /** A small drawing to the right of the words. */
  readonly sparkline?: ReactNode;
  /** A comparison in words, with the link to the rows behind the figure. */
  readonly words?: ReactNode;
  /** Takes more room than the others. */
  readonly isWide?: boolean;
}

export interface KeyFiguresProps extends HostProps {
  /** Names the group for screen readers. */
  readonly label: string;
  readonly figures: readonly KeyFigure[];
  /** On a phone, one row that scrolls sideways, so that the list below is visible. */
  readonly isRowOnPhone?: boolean;
  /** The figures are loading: labels stay, and bars stand in for the figures given, whose room they keep. */
  readonly isLoading?: boolean;
}

/** The figures that matter, on one surface with dividing lines; on a phone, two by two. */
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
        {figures.map(({ id, label: name, figure, unit, meter, sparkline, words, isWide }) => (
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
            {words !== undefined && (
              <dd className={classes(css.foot, isLoading && css.toCome)}>
                <span className={css.words}>{words}</span>
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
  /** `good`, `warn`, and `bad` color the words; the words say the same without color. */
  readonly tone: 'good' | 'warn' | 'bad' | 'quiet';
  readonly children: ReactNode;
}

/** The part of a comparison that carries its meaning: "↓ 4.1%". */
export function Comparison({ tone, children, className, ref }: ComparisonProps) {
  return (
    <b ref={ref} className={classes(css.comparison[tone], className)}>
      {children}
    </b>
  );
}
