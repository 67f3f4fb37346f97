'use client';
import { SimpleTable } from '../../data/SimpleTable/index.ts';
import { useText } from '../../provider/index.ts';
import type { LinePoint, LinesData } from './types.ts';

/** The same figures as the chart, as a table. */
export function LinesTable({ label, series, points, formatValue }: LinesData) {
  const text = useText();
  return (
    <SimpleTable
      label={label}
      rows={points}
      getRowId={(point) => point.id}
      columns={[
        {
          id: 'name',
          head: text('lines.period'),
          isRowHeader: true,
          cell: (point: LinePoint) =>
            point.isRunning
              ? text('stackedBars.soFar', { value: point.longLabel })
              : point.longLabel,
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
