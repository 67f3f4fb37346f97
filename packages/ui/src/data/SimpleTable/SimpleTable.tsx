import type { ReactNode } from 'react';
import { classes, type HostProps } from '../../host/index.ts';
import * as css from './SimpleTable.css.ts';

/** One column of a small table. */
export interface SimpleColumn<Row> {
  readonly id: string;
  readonly head: string;
  readonly cell: (row: Row) => ReactNode;
  readonly align?: 'start' | 'end';
  readonly isRowHeader?: boolean;
  /** The figure that the table is about. */
  readonly isStrong?: boolean;
  /** Left out under 768 px, where the table keeps only what matters. */
  readonly isWideOnly?: boolean;
}

export interface SimpleTableProps<Row> extends HostProps<HTMLTableElement> {
  /** Names the table for screen readers. */
  readonly label: string;
  readonly columns: readonly SimpleColumn<Row>[];
  readonly rows: readonly Row[];
  readonly getRowId: (row: Row) => string;
  /** Under 768 px, the heading row is only read aloud. */
  readonly isHeadWideOnly?: boolean;
}

/** A table of a few rows that neither sorts nor scrolls. */
export function SimpleTable<Row>({
  label,
  columns,
  rows,
  getRowId,
  isHeadWideOnly,
  className,
  ref,
}: SimpleTableProps<Row>) {
  return (
    <table ref={ref} aria-label={label} className={classes(css.table, className)}>
      <thead className={isHeadWideOnly ? css.wideHead : undefined}>
        <tr>
          {columns.map(({ id, head, align = 'start', isWideOnly }) => (
            <th
              key={id}
              scope="col"
              className={css.head[align]}
              data-wide={isWideOnly || undefined}
            >
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={getRowId(row)} className={css.row}>
            {columns.map(({ id, cell, align = 'start', isRowHeader, isStrong, isWideOnly }) => {
              const shared = {
                className: css.cell[align],
                'data-wide': isWideOnly || undefined,
                'data-strong': isStrong || undefined,
                'data-whole': isRowHeader || undefined,
              };
              return isRowHeader ? (
                <th key={id} scope="row" {...shared}>
                  {cell(row)}
                </th>
              ) : (
                <td key={id} {...shared}>
                  {cell(row)}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
