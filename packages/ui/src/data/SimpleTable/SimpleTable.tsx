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
  /** Emphasizes the table's main figure. */
  readonly isStrong?: boolean;
  /** Hidden under 768 px; set it on less important columns. */
  readonly isWideOnly?: boolean;
  /** Hidden under 1,200 px; set it if a table has many columns. */
  readonly isHiddenWhenNarrow?: boolean;
  /** Prevents wrapping; for short fixed texts, not for user input. */
  readonly isNoWrap?: boolean;
}

/** Attributes that hide a column on narrow screens. */
const hidingAttributes = <Row,>({ isWideOnly, isHiddenWhenNarrow }: SimpleColumn<Row>) => ({
  'data-wide': isWideOnly || undefined,
  'data-room': isHiddenWhenNarrow || undefined,
});

export interface SimpleTableProps<Row> extends HostProps<HTMLTableElement> {
  /** The table's accessible name. */
  readonly label: string;
  readonly columns: readonly SimpleColumn<Row>[];
  readonly rows: readonly Row[];
  readonly getRowId: (row: Row) => string;
  /** Hides the heading row visually under 768 px; screen readers still announce it. */
  readonly isHeadHiddenOnPhone?: boolean;
}

/** A table of a few rows, without sorting or scrolling. */
export function SimpleTable<Row>(props: SimpleTableProps<Row>) {
  const { label, columns, rows, getRowId, isHeadHiddenOnPhone, className, ref } = props;
  return (
    <table ref={ref} aria-label={label} className={classes(css.table, className)}>
      <thead className={isHeadHiddenOnPhone ? css.wideHead : undefined}>
        <tr>
          {columns.map((column) => (
            <th
              key={column.id}
              scope="col"
              className={css.head[column.align ?? 'start']}
              {...hidingAttributes(column)}
            >
              {column.head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={getRowId(row)} className={css.row}>
            {columns.map((column) => {
              const { id, cell, align = 'start', isRowHeader, isStrong, isNoWrap } = column;
              const shared = {
                ...hidingAttributes(column),
                className: css.cell[align],
                'data-strong': isStrong || undefined,
                'data-whole': isRowHeader || isNoWrap || undefined,
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
