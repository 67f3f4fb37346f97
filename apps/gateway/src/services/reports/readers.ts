import { columnsOf, type ReportKind, type ReportQuery } from '@forecourt/validation';
import type { ReadScope } from '../../http/context.ts';
import { exceptionsReport, purchasesReport } from './purchaseReports.ts';
import type { ReportReader, ReportRow } from './reportScope.ts';
import {
  departmentsReport,
  rebatesByBrand,
  rebatesByMonth,
  rebatesByProduct,
  stationsReport,
} from './spendReports.ts';
import { iftaReport, taxExemptReport } from './taxReports.ts';
import { vehiclesReport } from './vehicleReports.ts';

/** The reader for each kind; a kind without a reader does not compile. */
export const reportReaders: Readonly<Record<ReportKind, ReportReader>> = {
  purchases: purchasesReport,
  departments: departmentsReport,
  stations: stationsReport,
  fleetManagement: vehiclesReport,
  mpg: vehiclesReport,
  ifta: iftaReport,
  taxExempt: taxExemptReport,
  exceptions: exceptionsReport,
  rebatesByBrand,
  rebatesByProduct,
  rebatesByMonth,
};

const ROWS_AT_ONCE = 500;

/** Yields every page of a report, in order. */
export async function* pagesOf(scope: ReadScope, query: ReportQuery) {
  const reader = reportReaders[query.kind];
  let cursor: string | null = null;
  do {
    const page = await reader.read(scope, query, { cursor, limit: ROWS_AT_ONCE });
    yield page.rows;
    cursor = page.nextCursor;
  } while (cursor !== null);
}

/** Totals of the columns that can be summed; `all` is every row, if already read. */
export async function readTotals(
  scope: ReadScope,
  query: ReportQuery,
  all: readonly ReportRow[] | null,
): Promise<ReportRow> {
  const reader = reportReaders[query.kind];
  if (reader.totals) return reader.totals(scope, query);
  const sums: Record<string, number> = {};
  const summedColumns = columnsOf({ kind: query.kind, columns: [] }).filter(
    ({ isTotal }) => isTotal,
  );
  for (const { id } of summedColumns) sums[id] = 0;
  for await (const rows of all ? [all] : pagesOf(scope, query)) {
    for (const row of rows) {
      for (const { id } of summedColumns) {
        const value = row[id];
        if (typeof value === 'number') sums[id] = (sums[id] ?? 0) + value;
      }
    }
  }
  return sums;
}
