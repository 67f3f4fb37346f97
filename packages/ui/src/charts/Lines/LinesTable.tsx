'use client';
import { type HostProps } from '../../host/index.ts';
import { SimpleTable } from '../../data/SimpleTable/index.ts';
import { useText } from '../../provider/index.ts';
import { periodName } from '../frame/index.ts';
import type { LinePoint, LinesData } from './types.ts';

export type LinesTableProps = LinesData & HostProps<HTMLTableElement>;

/** The chart's data as a table. */
export function LinesTable(props: LinesTableProps) {
  const { label, series, points, formatValue, className, ref } = props;
  const text = useText();
  return (
    <SimpleTable
      ref={ref}
      className={className}
      label={label}
      rows={points}
      getRowId={(point) => point.id}
      columns={[
        {
          id: 'name',
          head: text('lines.period'),
          isRowHeader: true,
          cell: (point: LinePoint) => periodName(text, point),
        },
        ...series.map(({ id, label: head }) => ({
          id,
          head,
          align: 'end' as const,
          cell: ({ values }: LinePoint) => {
            const value = values[id];
            return value === undefined ? text('lines.none') : formatValue(value);
          },
        })),
      ]}
    />
  );
}
