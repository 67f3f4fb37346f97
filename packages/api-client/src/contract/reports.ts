import * as z from 'zod/mini';
import {
  REBATE_KINDS,
  REPORT_CELLS,
  REPORT_KINDS,
  reportFormat,
  reportQuery,
  savedReport,
  savedReportForm,
} from '@forecourt/validation';
import { call } from './call.ts';
import { fileExport } from './exports.ts';
import { flag, items, list, natural, number, oneOf, record, rows, shape, text } from './shapes.ts';
import { wireDay } from './wireDate.ts';

const reportType = shape({
  kind: oneOf(REPORT_KINDS),
  group: text,
  columns: rows({ id: text, cell: oneOf(REPORT_CELLS), isTotal: flag }),
});
const types = items(reportType);

/** [GW-123] */
export const listReportTypes = call('GET /OptionalReports', 'reports.view', {
  summary: 'List report types with their columns',
  response: types,
});

/** [GW-122] */
export const listRebateReportTypes = call('GET /rebatereportstypes', 'reports.view', {
  summary: 'List rebate report types',
  response: types,
});

const error = 'value.invalid';
const cell = z.union([text, number, z.null({ error })], { error });
const row = record(text, cell);

/** Rows keyed by column ID; figures are in cents, mills, or thousandths, as the column defines. */
export const reportAnswer = shape({
  report: reportQuery,
  columns: reportType.shape.columns,
  rows: list(row),
  rowCount: natural,
  /** Sums over all rows, including those not shown. */
  totals: row,
});
export type ReportAnswer = z.infer<typeof reportAnswer>;

/** [GW-121] */
export const listRebateReports = call('GET /rebatereports', 'reports.view', {
  summary: 'Get rebates for a date range',
  query: shape({ type: oneOf(REBATE_KINDS), fromDate: wireDay, toDate: wireDay }),
  response: reportAnswer,
});

/** [RPT-01, RPT-04] */
export const readReport = call('POST /reports/preview', 'reports.view', {
  summary: 'Preview a report’s first rows and totals',
  body: shape({ report: reportQuery }),
  response: reportAnswer,
});

/** [GW-124] The file is generated in the background and survives a gateway restart. */
export const downloadReport = call('POST /fleetnetReport/download', 'reports.view', {
  summary: 'Start a report file',
  body: shape({ report: reportQuery, format: reportFormat }),
  response: shape({ export: fileExport }),
  errors: ['export.tooManyRows', 'export.tooManyPdfRows', 'export.tooMany'],
  changes: ['export'],
});

const reportResponse = shape({ report: savedReport });

export const listSavedReports = call('GET /reports/saved', 'reports.view', {
  summary: 'List the user’s saved reports and export profiles',
  response: items(savedReport),
});

/** [RPT-02] */
export const saveReport = call('POST /reports/saved', 'reports.create', {
  summary: 'Save a report with its dates, columns, ledger codes, and schedule',
  body: savedReportForm,
  response: reportResponse,
  errors: ['report.tooMany'],
  changes: ['savedReport'],
});

export const changeSavedReport = call('PUT /reports/saved/:savedReportId', 'reports.create', {
  summary: 'Update a saved report',
  body: savedReportForm,
  response: reportResponse,
  errors: ['report.notFound'],
  changes: ['savedReport'],
  version: 'required',
});

export const removeSavedReport = call('DELETE /reports/saved/:savedReportId', 'reports.create', {
  summary: 'Delete a saved report; its files stay',
  response: shape({}),
  errors: ['report.notFound'],
  changes: ['savedReport'],
  version: 'required',
});

/** Relative periods are resolved as of today. */
export const runSavedReport = call('POST /reports/saved/:savedReportId/run', 'reports.view', {
  summary: 'Run a saved report',
  body: shape({}),
  response: shape({ export: fileExport }),
  errors: ['report.notFound', 'export.tooManyRows', 'export.tooManyPdfRows', 'export.tooMany'],
  changes: ['export', 'savedReport'],
});
