'use client';
import { type HostProps } from '../../host/index.ts';
import { SimpleTable } from '../../data/SimpleTable/index.ts';
import { useText } from '../../provider/index.ts';
import { totalOf } from './geometry.ts';
import type { StackedBarsData } from './types.ts';

export type StackedBarsTableProps = StackedBarsData & HostProps<HTMLTableElement>;

/** The same figures as the chart, as a table. */
export function StackedBarsTable(props: StackedBarsTableProps) {
  const { label, categories, columns, formatValue, className, ref } = props;
  const text = useText();
  return (
    <SimpleTable
      ref={ref}
      className={className}
      label={label}
      rows={columns}
      getRowId={(column) => column.id}
      columns={[
        {
          id: 'name',
          head: text('stackedBars.period'),
          isRowHeader: true,
          cell: (column) =>
            column.isRunning
              ? text('stackedBars.soFar', { value: column.longLabel })
              : column.longLabel,
        },
        ...categories.map((category) => ({
          id: category.id,
          head: category.label,
          align: 'end' as const,
          cell: (column: (typeof columns)[number]) => formatValue(column.values[category.id] ?? 0),
        })),
        {
          id: 'total',
          head: text('stackedBars.total'),
          align: 'end' as const,
          cell: (column) => formatValue(totalOf(column, categories)),
          isStrong: true,
        },
      ]}
    />
  );
}
