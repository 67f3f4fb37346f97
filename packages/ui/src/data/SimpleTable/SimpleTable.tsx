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
  /** Left out under 1,200 px, where a table of many columns has no room for it. */
  readonly isRoomOnly?: boolean;
  /** Its words never break: for our own short texts, not for what people typed. */
  readonly isWhole?: boolean;
}

/** Where a column is left out. */
const hiddenIn = <Row,>({ isWideOnly, isRoomOnly }: SimpleColumn<Row>) => ({
  'data-wide': isWideOnly || undefined,
  'data-room': isRoomOnly || undefined,
});

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
export function SimpleTable<Row>(props: SimpleTableProps<Row>) {
  const { label, columns, rows, getRowId, isHeadWideOnly, className, ref } = props;
  return (
    <table ref={ref} aria-label={label} className={classes(css.table, className)}>
      <thead className={isHeadWideOnly ? css.wideHead : undefined}>
        <tr>
          {columns.map((column) => (
            <th
              key={column.id}
              scope="col"
              className={css.head[column.align ?? 'start']}
              {...hiddenIn(column)}
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
              const { id, cell, align = 'start', isRowHeader, isStrong, isWhole } = column;
              const shared = {
                ...hiddenIn(column),
                className: css.cell[align],
                'data-strong': isStrong || undefined,
                'data-whole': isRowHeader || isWhole || undefined,
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
