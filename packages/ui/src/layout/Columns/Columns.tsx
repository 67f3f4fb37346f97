import type { ReactNode } from 'react';
import * as css from './Columns.css.ts';

export interface ColumnsProps {
  /** Over both columns. */
  readonly lead?: ReactNode;
  /** The wide column. */
  readonly children: ReactNode;
  /** The narrow column on the right; under 1,200 px it comes after the wide one. */
  readonly aside: ReactNode;
}

/** A wide column and a narrow one beside it; under 1,200 px everything stands in one. */
export function Columns({ lead, children, aside }: ColumnsProps) {
  return (
    <div className={css.columns}>
      {lead !== undefined && <div className={css.lead}>{lead}</div>}
      <div className={css.main}>{children}</div>
      <div className={css.aside}>{aside}</div>
    </div>
  );
}

/** Comes before everything else of its `Columns` where they stand in one: what needs you. */
export function FirstInColumn({ children }: { readonly children: ReactNode }) {
  return <div className={css.first}>{children}</div>;
}
