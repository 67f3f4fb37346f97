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

function useChart({ answer, currency }: ReportViewProps): StackedBarsData | null {
  const text = useText();
  const sent = useSentText();
  const { chart } = reportTypes[answer.report.kind];
  const by = answer.columns.find(({ id }) => id === chart?.by);
  const value = answer.columns.find(({ id }) => id === chart?.value);
  if (!by || !value) return null;
  const isMoney = value.cell === 'money';
  const name = sent(reportColumnKey(value.id));
  const sums = new Map<string, number>();
  for (const row of answer.rows) {
    const label = figureOf(row, by, currency);
    sums.set(label, (sums.get(label) ?? 0) + numberOf(row, value));
  }
  return {
    label: text('createReport.chart', {
      value: name,
      by: sent(reportColumnKey(by.id)).toLocaleLowerCase(),
    }),
    categories: [{ id: 'value', label: name, color: 'fuel' }],
    columns: [...sums].slice(0, BARS_MAX).map(([label, sum]) => ({
      id: label,
      label,
      longLabel: label,
      values: { value: sum },
    })),
    formatValue: (one) => (isMoney ? formatMoney(one, currency) : formatCount(Math.round(one))),
    formatShort: (one) =>
      isMoney ? formatShortMoney(one, currency) : formatCount(Math.round(one)),
  };
}

function Totals({ answer, currency }: ReportViewProps) {
  const text = useText();
  const sent = useSentText();
  const added = answer.columns.filter(
    ({ id, isTotal }) => isTotal && answer.totals[id] !== undefined,
  );
  if (added.length === 0) return null;
  return (
    <KeyFigures
      label={text('createReport.total')}
      figures={added.slice(-4).map((one) => ({
        id: one.id,
        label: sent(reportColumnKey(one.id)),
        figure: figureOf(answer.totals, one, currency),
      }))}
    />
  );
}

/** A report's result: totals, chart, and first rows. [RPT-01] */
export function ReportView({ answer, currency }: ReportViewProps) {
  const text = useText();
  const sent = useSentText();
  const chart = useChart({ answer, currency });
  const { columns, rows, rowCount, report } = answer;
  if (rows.length === 0) {
    return (
      <EmptyState
        icon={<ChartColumn size={20} aria-hidden="true" />}
        title={text('createReport.empty')}
      >
        {text('createReport.empty.why')}
      </EmptyState>
    );
  }
  const { chart: drawn } = reportTypes[report.kind];
  const isAbout = (at: number) => at === 0 || columns[at]?.id === drawn?.by;
  const shown = columns.map((one, at): SimpleColumn<(typeof numbered)[number]> =>
    column(
      one.id,
      sent(reportColumnKey(one.id)),
      {
        align: isFigure(one) ? 'end' : 'start',
        isRowHeader: at === 0,
        isStrong: at === columns.length - 1,
        isWideOnly: !isAbout(at) && at < columns.length - 1,
        isRoomOnly: !isAbout(at) && at < columns.length - LAST_COLUMNS,
      },
      ({ row }) => figureOf(row, one, currency),
    ),
  );
  const numbered = rows.map((row, at) => ({ id: String(at), row }));
  return (
    <Stack gap={20}>
      <Totals answer={answer} currency={currency} />
      {chart && chart.columns.length > 1 && (
        <ChartSection
          title={chart.label}
          {...(chart.columns.length < BARS_MAX ? {} : { hint: text('createReport.chart.hint') })}
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
          rows={numbered}
          getRowId={({ id }) => id}
          columns={shown}
        />
      </Section>
    </Stack>
  );
}
