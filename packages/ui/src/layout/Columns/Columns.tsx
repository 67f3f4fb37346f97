import type { ReactNode } from 'react';
import { classes, type HostProps } from '../../host/index.ts';
import * as css from './Columns.css.ts';

export interface ColumnsProps extends HostProps<HTMLDivElement> {
  /** Spans both columns. */
  readonly lead?: ReactNode;
  /** Content of the wide column. */
  readonly children: ReactNode;
  /** Content of the narrow column on the right; under 1,200 px, it follows the wide one. */
  readonly aside: ReactNode;
}

/** A wide column next to a narrow one; a single column under 1,200 px. */
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

/** Moves urgent content to the top of its `Columns` when they form a single column. */
export function FirstInColumn({ children, className, ref }: FirstInColumnProps) {
  return (
    <div ref={ref} className={classes(css.first, className)}>
      {children}
    </div>
  );
}
