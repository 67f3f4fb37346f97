import * as z from 'zod/mini';
import { EXPORT_KINDS, EXPORT_REFUSALS, EXPORT_STATES } from '@forecourt/validation';
import { call } from './call.ts';
import { paged, uuid } from './common.ts';
import { exportFormat } from './roster.ts';
import { natural, oneOf, reason, shape, text } from './shapes.ts';
import { transactionFilters } from './transactions.ts';

export const EXPORT_FILE_FORMATS = ['csv', 'xlsx', 'pdf'] as const;

/** A file generated in the background, with its progress. Visible only to its requester. */
export const fileExport = shape({
  exportId: uuid,
  kind: oneOf(EXPORT_KINDS),
  format: oneOf(EXPORT_FILE_FORMATS),
  fileName: text,
  state: oneOf(EXPORT_STATES),
  rowsDone: natural,
  rowsTotal: natural,
  bytes: natural,
  /** Why it failed; `null` otherwise. */
  failure: z.nullable(reason),
  createdAt: text,
  finishedAt: z.nullable(text),
  /** When the file stops being available; `null` until it is ready. [RPT-05] */
  expiresAt: z.nullable(text),
});
export type FileExport = z.infer<typeof fileExport>;
const exportResponse = shape({ export: fileExport });

/** [GW-96] The file is generated in the background and survives a gateway restart. */
export const exportTransactions = call('POST /transactions/export', 'transactions.export', {
  summary: 'Start an export of the filtered purchases and declines, of any size',
  body: shape({ format: exportFormat, filters: shape(transactionFilters) }),
  response: exportResponse,
  errors: [EXPORT_REFUSALS.tooManyRows, EXPORT_REFUSALS.tooMany],
  changes: ['export'],
});

export const listExports = call('GET /exports', 'account.view', {
  summary: 'List the user’s files, newest first',
  ...paged(fileExport, { kind: z.optional(oneOf(EXPORT_KINDS)) }),
});

export const getExport = call('GET /exports/:exportId', 'account.view', {
  summary: 'Get a file export and its progress',
  response: exportResponse,
  errors: ['export.notFound'],
});

export const cancelExport = call('POST /exports/:exportId/cancel', 'account.view', {
  summary: 'Cancel or delete a file export',
  body: shape({}),
  response: exportResponse,
  errors: ['export.notFound'],
  changes: ['export'],
});

/** The link needs no token and works once, within `DOWNLOAD_LINK_SECONDS`. */
export const createDownloadLink = call('POST /exports/:exportId/link', 'account.view', {
  summary: 'Get a one-use download link',
  body: shape({}),
  /** A path on the gateway's own origin. */
  response: shape({ path: text, expiresAt: text }),
  errors: ['export.notFound', EXPORT_REFUSALS.notReady],
  changes: ['export', 'notification'],
  idempotency: 'none',
});
