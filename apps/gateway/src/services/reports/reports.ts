import {
  columnsOf,
  EXPORT_REFUSALS,
  REBATE_KINDS,
  REPORT_KINDS,
  reportsRange,
  reportTypes,
  type ReportColumn,
  type ReportKind,
  type ReportQuery,
} from '@forecourt/validation';
import type { HandlerOf, ReadScope } from '../../http/context.ts';
import { readDays, requireRange } from '../../http/days.ts';
import { invalidAt, Refusal } from '../../http/refusal.ts';
import { startExport, type ExportRequestScope } from '../exports/startExport.ts';
import { readTotals, reportReaders } from './readers.ts';

/** Maximum number of rows returned for display; the file has all of them. */
const ROWS_SHOWN = 200;
/** Maximum number of rows in a PDF. */
const PDF_ROWS_MAX = 5_000;

const columnOf = ({ id, cell, isTotal }: ReportColumn) => ({
  id,
  cell,
  isTotal: isTotal ?? false,
});
const typeOf = (kind: ReportKind) => ({
  kind,
  group: reportTypes[kind].group,
  columns: reportTypes[kind].columns.map(columnOf),
});

/** Every kind of report, with its columns. [GW-123] */
export const listReportTypes: HandlerOf<'listReportTypes'> = async () => ({
  items: REPORT_KINDS.map(typeOf),
});

/** The kinds of rebate report, with their columns. [GW-122] */
export const listRebateReportTypes: HandlerOf<'listRebateReportTypes'> = async () => ({
  items: REBATE_KINDS.map(typeOf),
});

/** @throws Refusal if the days are out of range, or the fleet is not the person's [RPT-04] */
export function checkReport({ account, now, fleetIds }: ReadScope, report: ReportQuery): void {
  const { fleetId, fromDate, toDate } = report;
  requireRange(reportsRange({ now, timeZone: account.time_zone }), { fromDate, toDate });
  if (fleetId === null || fleetIds === null || fleetIds.includes(fleetId)) return;
  throw invalidAt('fleetId', 'access.fleet');
}

async function runReport(scope: ReadScope, report: ReportQuery) {
  const reader = reportReaders[report.kind];
  const { rows, nextCursor } = await reader.read(scope, report, {
    cursor: null,
    limit: ROWS_SHOWN,
  });
  const columns = columnsOf(report);
  const rowCount = nextCursor === null ? rows.length : await reader.count(scope, report);
  const totals = await readTotals(scope, report, nextCursor === null ? rows : null);
  const shown = new Set(columns.map(({ id }) => id));
  const pickShown = (row: Readonly<Record<string, string | number | null>>) =>
    Object.fromEntries(Object.entries(row).filter(([id]) => shown.has(id)));
  return {
    report,
    columns: columns.map(columnOf),
    rows: rows.slice(0, ROWS_SHOWN).map(pickShown),
    rowCount,
    totals: pickShown(totals),
  };
}

/** The first rows of a report, with totals over all rows. [RPT-01, RPT-04] */
export const readReport: HandlerOf<'readReport'> = async ({ body }, context) => {
  checkReport(context, body.report);
  return runReport(context, body.report);
};

/** A report of the program's rebates. [GW-121] */
export const listRebateReports: HandlerOf<'listRebateReports'> = async ({ query }, context) => {
  const { fromDate, toDate } = readDays(query);
  const report: ReportQuery = {
    kind: query.type,
    fromDate: fromDate ?? '',
    toDate: toDate ?? '',
    fleetId: null,
    columns: [],
    ledgerCodes: {},
  };
  checkReport(context, report);
  return runReport(context, report);
};

/** Starts the export of a report. @throws Refusal if a PDF could not hold its rows [MSG-61] */
export async function startReport(
  context: ExportRequestScope,
  report: ReportQuery,
  format: 'csv' | 'xlsx' | 'pdf',
  name: string = report.kind,
) {
  checkReport(context, report);
  if (format === 'pdf') {
    const rows = await reportReaders[report.kind].count(context, report);
    if (rows > PDF_ROWS_MAX) {
      throw new Refusal(422, EXPORT_REFUSALS.tooManyPdfRows, {
        params: { max: PDF_ROWS_MAX, rows },
      });
    }
  }
  return startExport(context, { kind: 'report', format, name, query: report });
}

export const downloadReport: HandlerOf<'downloadReport'> = ({ body }, context) =>
  startReport(context, body.report, body.format);
