'use client';
import { useRef, type ComponentProps, type ReactNode } from 'react';
import { ColumnResizer } from './ColumnResizer.tsx';
import { HeadMenu } from './HeadMenu.tsx';
import { withColumn, withoutWidth } from './layout.ts';
import { HEAD_CELL } from './roles.ts';
import type { Column, Sort } from './types.ts';
import type { Arrangement } from './useArrangement.ts';

interface HeadCellProps<Row> {
  readonly column: Column<Row>;
  readonly arrangement: Arrangement<Row>;
  readonly sort: Sort | undefined;
  readonly onSort: ((sort: Sort) => void) | undefined;
  /** Index among the cells of the row, from 0. */
  readonly place: number;
  readonly tabIndex: 0 | -1;
  readonly cell: ComponentProps<'th'>;
  readonly children: ReactNode;
}

/** The heading of a column, with its menu and resize handle if columns can be arranged. */
export function HeadCell<Row>(props: HeadCellProps<Row>) {
  const { column, arrangement, sort, onSort, place, tabIndex, cell, children } = props;
  const { columns, layout, onLayout } = arrangement;
  const ref = useRef<HTMLTableCellElement>(null);
  const measureWidth = () => ref.current?.getBoundingClientRect().width ?? 0;
  return (
    <th ref={ref} {...HEAD_CELL} {...cell} aria-colindex={place + 1} data-column={place}>
      {children}
      {onLayout && (
        <>
          <HeadMenu
            {...{ column, columns, layout, onLayout, sort, onSort, measureWidth, tabIndex }}
          />
          <ColumnResizer
            name={column.head}
            width={layout[column.id]?.width}
            measureWidth={measureWidth}
            onWidth={(width) => onLayout(withColumn(layout, column.id, { width }))}
            onReset={() => onLayout(withoutWidth(layout, column.id))}
            tabIndex={tabIndex}
          />
        </>
      )}
    </th>
  );
}
