import { ChartColumn } from 'lucide-react';
import type { ReportAnswer } from '@forecourt/api-client';
import {
  ChartSection,
  EmptyState,
  KeyFigures,
  Section,
  SimpleTable,
  StackedBars,
  StackedBarsTable,
  Stack,
  type SimpleColumn,
  type StackedBarsData,
} from '@forecourt/ui';
import { formatCount, formatMoney, formatShortMoney } from '@forecourt/ui/format';
import { reportColumnKey, reportKey, reportTypes } from '@forecourt/validation';
import { useSentText, useText } from '../../messages/text.ts';
import { column } from '../lists/column.ts';
import { figureOf, isFigure, numberOf } from './reportFigures.ts';

const BARS_MAX = 12;
/** Trailing columns that fit in a table under 1,200 px, besides those that identify a row. */
const LAST_COLUMNS = 4;

interface ReportViewProps {
  readonly answer: ReportAnswer;
  readonly currency: string;
}

/** The bars to show: the latest months, or the highest values. */
function shownBars(
  sums: ReadonlyMap<string, number>,
  isByMonth: boolean,
): readonly (readonly [label: string, sum: number])[] {
  // months are in chronological order
  if (isByMonth) return [...sums].slice(-BARS_MAX);
  return [...sums].toSorted(([, a], [, b]) => b - a).slice(0, BARS_MAX);
}

function useChart({ answer, currency }: ReportViewProps): StackedBarsData | null {
  const text = useText();
  const translate = useSentText();
  const { chart } = reportTypes[answer.report.kind];
  const groupColumn = answer.columns.find(({ id }) => id === chart?.by);
  const valueColumn = answer.columns.find(({ id }) => id === chart?.value);
  if (!groupColumn || !valueColumn) return null;
  const isMoney = valueColumn.cell === 'money';
  const valueLabel = translate(reportColumnKey(valueColumn.id));
  const sums = new Map<string, number>();
  for (const row of answer.rows) {
    const label = figureOf(row, groupColumn, currency);
    sums.set(label, (sums.get(label) ?? 0) + numberOf(row, valueColumn));
  }
  return {
    label: text('createReport.chart', {
      value: valueLabel,
      by: translate(reportColumnKey(groupColumn.id)).toLocaleLowerCase(),
    }),
    categories: [{ id: 'value', label: valueLabel, color: 'fuel' }],
    columns: shownBars(sums, chart?.by === 'month').map(([label, sum]) => ({
      id: label,
      label,
      longLabel: label,
      values: { value: sum },
    })),
    formatValue: (amount) =>
      isMoney ? formatMoney(amount, currency) : formatCount(Math.round(amount)),
    formatShort: (amount) =>
      isMoney ? formatShortMoney(amount, currency) : formatCount(Math.round(amount)),
  };
}

/** Which of the report's bars the chart shows; `null` if all of them. */
function useChartHint({ rows, rowCount, report }: ReportAnswer, barCount: number): string | null {
  const text = useText();
  const isCut = barCount >= BARS_MAX;
  // the chart adds up the rows shown, not all rows of the report
  if (rows.length < rowCount) {
    const shown = rows.length;
    return text(isCut ? 'createReport.chart.topShown' : 'createReport.chart.shown', { shown });
  }
  if (!isCut) return null;
  const isByMonth = reportTypes[report.kind].chart?.by === 'month';
  return text(isByMonth ? 'createReport.chart.latest' : 'createReport.chart.top');
}

function Totals({ answer, currency }: ReportViewProps) {
  const text = useText();
  const translate = useSentText();
  const totalColumns = answer.columns.filter(
    ({ id, isTotal }) => isTotal && answer.totals[id] !== undefined,
  );
  if (totalColumns.length === 0) return null;
  return (
    <KeyFigures
      label={text('createReport.total')}
      figures={totalColumns.slice(-4).map((totalColumn) => ({
        id: totalColumn.id,
        label: translate(reportColumnKey(totalColumn.id)),
        figure: figureOf(answer.totals, totalColumn, currency),
      }))}
    />
  );
}

/** A report's result: totals, chart, and first rows. [RPT-01] */
export function ReportView({ answer, currency }: ReportViewProps) {
  const text = useText();
  const translate = useSentText();
  const chart = useChart({ answer, currency });
  const chartHint = useChartHint(answer, chart?.columns.length ?? 0);
  const { columns, rows, rowCount, report } = answer;
  if (rows.length === 0) {
    return (
      <EmptyState icon={<ChartColumn size={20} />} title={text('createReport.empty')}>
        {text('createReport.empty.why')}
      </EmptyState>
    );
  }
  const { chart: chartSpec } = reportTypes[report.kind];
  const isAbout = (index: number) => index === 0 || columns[index]?.id === chartSpec?.by;
  const tableColumns = columns.map(
    (reportColumn, index): SimpleColumn<(typeof numberedRows)[number]> =>
      column(
        reportColumn.id,
        translate(reportColumnKey(reportColumn.id)),
        {
          align: isFigure(reportColumn) ? 'end' : 'start',
          isRowHeader: index === 0,
          isStrong: index === columns.length - 1,
          isWideOnly: !isAbout(index) && index < columns.length - 1,
          isHiddenWhenNarrow: !isAbout(index) && index < columns.length - LAST_COLUMNS,
        },
        ({ row }) => figureOf(row, reportColumn, currency),
      ),
  );
  const numberedRows = rows.map((row, index) => ({ id: String(index), row }));
  return (
    <Stack gap={20}>
      <Totals answer={answer} currency={currency} />
      {chart && chart.columns.length > 1 && (
        <ChartSection
          title={chart.label}
          hint={chartHint ?? undefined}
          chart={<StackedBars {...chart} />}
          table={<StackedBarsTable {...chart} />}
        />
      )}
      <Section
        title={text(reportKey(report.kind))}
        hint={
          rows.length < rowCount
            ? text('createReport.rows', { shown: rows.length, all: rowCount })
            : text('createReport.rowsAll', { all: rowCount })
        }
        content="flush"
      >
        <SimpleTable
          label={text(reportKey(report.kind))}
          rows={numberedRows}
          getRowId={({ id }) => id}
          columns={tableColumns}
        />
      </Section>
    </Stack>
  );
}
