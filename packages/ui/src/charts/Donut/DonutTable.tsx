'use client';
import { type HostProps } from '../../host/index.ts';
import { SimpleTable } from '../../data/SimpleTable/index.ts';
import { useText } from '../../provider/index.ts';
import { percentsOf } from './geometry.ts';
import type { DonutData } from './types.ts';

export type DonutTableProps = DonutData & HostProps<HTMLTableElement>;

/** The chart's data as a table, with the total in the last row. */
export function DonutTable(props: DonutTableProps) {
  const { label, totalLabel, parts, formatValue, className, ref } = props;
  const text = useText();
  const values = parts.map(({ value }) => value);
  const percents = percentsOf(values);
  const rows = [
    ...parts.map((part, index) => ({ ...part, percent: percents[index] ?? 0 })),
    {
      id: 'total',
      label: totalLabel,
      value: values.reduce((sum, value) => sum + value, 0),
      percent: percents.reduce((sum, value) => sum + value, 0),
    },
  ];
  return (
    <SimpleTable
      ref={ref}
      className={className}
      label={label}
      rows={rows}
      getRowId={(row) => row.id}
      columns={[
        { id: 'part', head: text('donut.part'), isRowHeader: true, cell: (row) => row.label },
        {
          id: 'value',
          head: text('donut.value'),
          align: 'end',
          cell: (row) => formatValue(row.value),
          isStrong: true,
        },
        {
          id: 'share',
          head: text('donut.share'),
          align: 'end',
          cell: (row) => text('donut.percent', { percent: row.percent }),
        },
      ]}
    />
  );
}
