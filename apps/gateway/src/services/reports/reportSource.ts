import {
  columnsOf,
  reportColumnKey,
  reportKey,
  reportPurposeKey,
  reportQuery,
  type ReportCell,
  type ReportColumn,
  type ReportQuery,
} from '@forecourt/validation';
import { en } from '@forecourt/validation/messages';
import type { Cell } from '../../files/xlsx.ts';
import type { ReadScope } from '../../http/context.ts';
import { formatDay, formatMoney } from '../../pdf/formats.ts';
import { pdfOf } from '../../pdf/pdfOf.ts';
import type { ExportSource } from '../exports/ExportSource.ts';
import { pagesOf, readTotals, reportReaders } from './readers.ts';
import type { ReportRow } from './reportScope.ts';

const texts: Readonly<Record<string, string>> = en;
const headOf = ({ id }: ReportColumn) => texts[reportColumnKey(id)] ?? id;

/** What stored figures are divided by for display. */
const DIVISORS: Readonly<Partial<Record<ReportCell, number>>> = {
  money: 100,
  price: 1000,
  gallons: 1000,
  quantity: 1000,
  mpg: 100,
};

function cellOf(row: ReportRow, { id, cell }: ReportColumn): Cell {
  const value = row[id] ?? null;
  const divisor = DIVISORS[cell];
  return typeof value === 'number' && divisor !== undefined ? value / divisor : value;
}

const DIGITS: Readonly<Partial<Record<ReportCell, number>>> = {
  price: 3,
  gallons: 1,
  quantity: 1,
  mpg: 2,
};

/** Formats a figure for a PDF. */
function formatCell(row: ReportRow, column: ReportColumn, currency: string): string {
  const value = row[column.id] ?? null;
  if (value === null) return '';
  if (typeof value === 'string') return value;
  if (column.cell === 'money') return formatMoney(value, currency);
  const digits = DIGITS[column.cell] ?? 0;
  return new Intl.NumberFormat('en-US', {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(value / (DIVISORS[column.cell] ?? 1));
}

const isFigure = ({ cell }: ReportColumn) => cell !== 'text' && cell !== 'day';

/** Renders a report as a PDF: its subject, rows, and totals. */
async function reportPdf(scope: ReadScope, query: ReportQuery): Promise<Uint8Array> {
  const { account } = scope;
  const columns = columnsOf(query);
  const rows: ReportRow[] = [];
  for await (const page of pagesOf(scope, query)) rows.push(...page);
  const totals = await readTotals(scope, query, rows);
  const title = texts[reportKey(query.kind)] ?? query.kind;
  const days = `${formatDay(query.fromDate)} to ${formatDay(query.toDate)}`;
  const foot = `${account.name} · account ${account.account_number} · ${title}, ${days}`;
  return pdfOf({ title, foot, at: scope.now }, (pdf) => {
    pdf.title(title, `${account.name} · ${days}`);
    pdf.paragraph(texts[reportPurposeKey(query.kind)] ?? '');
    pdf.table({
      columns: columns.map((column) => ({
        head: headOf(column),
        share: 1,
        align: isFigure(column) ? 'right' : 'left',
      })),
      rows: rows.map((row) => columns.map((column) => formatCell(row, column, account.currency))),
      total: columns.map((column, index) =>
        column.isTotal ? formatCell(totals, column, account.currency) : index === 0 ? 'Total' : '',
      ),
    });
  });
}

/** Exports a report page by page, so that one of any size takes little memory. [RPT-01] */
export const reportSource: ExportSource = {
  permission: 'reports.view',
  head: (input) => columnsOf(reportQuery.parse(input)).map(headOf),
  count: (scope, input) => {
    const query = reportQuery.parse(input);
    return reportReaders[query.kind].count(scope, query);
  },
  async read(scope, input, place) {
    const query = reportQuery.parse(input);
    const columns = columnsOf(query);
    const page = await reportReaders[query.kind].read(scope, query, place);
    return {
      rows: page.rows.map((row) => columns.map((column) => cellOf(row, column))),
      nextCursor: page.nextCursor,
    };
  },
  document: (scope, input) => reportPdf(scope, reportQuery.parse(input)),
};
