'use client';
import { type HostProps } from '../../host/index.ts';
import { SimpleTable, type SimpleColumn } from '../../data/SimpleTable/index.ts';
import { useText } from '../../provider/index.ts';
import { periodName } from '../frame/index.ts';
import { totalOf } from './geometry.ts';
import * as css from './StackedBars.css.ts';
import type { BarCategory, BarColumn, StackedBarsData } from './types.ts';

export type StackedBarsTableProps = StackedBarsData & HostProps<HTMLTableElement>;

interface PeriodAndPartsProps {
  readonly column: BarColumn;
  /** Each category's label and value. */
  readonly parts: readonly string[];
}

function PeriodAndParts({ column, parts }: PeriodAndPartsProps) {
  const text = useText();
  return (
    <>
      {periodName(text, column)}
      <span className={css.parts}>
        {parts.map((part) => (
          <span key={part}>{part}</span>
        ))}
      </span>
    </>
  );
}

const periodColumn = (
  head: string,
  partsOf: (column: BarColumn) => readonly string[],
): SimpleColumn<BarColumn> => ({
  id: 'name',
  head,
  isRowHeader: true,
  cell: (column) => <PeriodAndParts column={column} parts={partsOf(column)} />,
});

/** The chart's data as a table; on phones, the categories are listed below the period. */
export function StackedBarsTable(props: StackedBarsTableProps) {
  const { label, categories, columns, formatValue, className, ref } = props;
  const text = useText();
  const partOf = (column: BarColumn, { id }: BarCategory) => formatValue(column.values[id] ?? 0);
  return (
    <SimpleTable
      ref={ref}
      className={className}
      label={label}
      rows={columns}
      getRowId={(column) => column.id}
      columns={[
        periodColumn(text('stackedBars.period'), (column) =>
          categories.map((category) => `${category.label} ${partOf(column, category)}`),
        ),
        ...categories.map((category) => ({
          id: category.id,
          head: category.label,
          align: 'end' as const,
          cell: (column: BarColumn) => partOf(column, category),
          isWideOnly: true,
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
