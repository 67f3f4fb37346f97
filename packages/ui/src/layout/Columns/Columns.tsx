import type { ReactNode } from 'react';
import { classes, type HostProps } from '../../host/index.ts';
import * as css from './Columns.css.ts';

export interface ColumnsProps extends HostProps<HTMLDivElement> {
  /** Over both columns. */
  readonly lead?: ReactNode;
  /** The wide column. */
  readonly children: ReactNode;
  /** The narrow column on the right; under 1,200 px it comes after the wide one. */
  readonly aside: ReactNode;
}

/** A wide column and a narrow one beside it; under 1,200 px everything stands in one. */
export function Columns({ lead, children, aside, className, ref }: ColumnsProps) {
  return (
    <div ref={ref} className={classes(css.columns, className)}>
      {lead !== undefined && <div className={css.lead}>{lead}</div>}
      <div className={css.main}>{children}</div>
      <div className={css.aside}>{aside}</div>
    </div>
  );
}

export interface FirstInColumnProps extends HostProps<HTMLDivElement> {
  readonly children: ReactNode;
}

/** Comes before everything else of its `Columns` where they stand in one: what needs you. */
export function FirstInColumn({ children, className, ref }: FirstInColumnProps) {
  return (
    <div ref={ref} className={classes(css.first, className)}>
      {children}
    </div>
  );
}
