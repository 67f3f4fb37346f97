import type { MessageKey } from '../messages/keys.ts';

/** Progress of a file created in the background. It can be downloaded while `ready`. [RPT-05] */
export const EXPORT_STATES = [
  'queued',
  'running',
  'ready',
  'failed',
  'canceled',
  'expired',
] as const;
export type ExportState = (typeof EXPORT_STATES)[number];

/** Kinds of files created in the background. */
export const EXPORT_KINDS = ['transactions', 'statement', 'report'] as const;
export type ExportKind = (typeof EXPORT_KINDS)[number];

/** Why an export cannot start, failed, or cannot be downloaded. */
export const EXPORT_REFUSALS = {
  tooManyRows: 'export.tooManyRows',
  tooManyPdfRows: 'export.tooManyPdfRows',
  tooMany: 'export.tooMany',
  notReady: 'export.notReady',
  failed: 'export.failed',
} as const satisfies Readonly<Record<string, MessageKey>>;

/** Whether an export was refused or failed because its format cannot hold its rows. [MSG-61] */
export const isTooManyRows = (key: string): boolean =>
  key === EXPORT_REFUSALS.tooManyRows || key === EXPORT_REFUSALS.tooManyPdfRows;

/** What the notification of a failed file says about why. [MSG-61, MSG-63] */
export type ExportFailureCause = 'tooManyRows' | 'failed' | 'other';
/** The cause of a failure: narrow the file, request it again, or neither helps. */
export const exportFailureCause = (key: string): ExportFailureCause => {
  if (isTooManyRows(key)) return 'tooManyRows';
  return key === EXPORT_REFUSALS.failed ? 'failed' : 'other';
};

/** Whether the export is still queued or running. */
export const isExportUnderWay = (state: ExportState): boolean =>
  state === 'queued' || state === 'running';

/** The message key for a state's name. */
export const exportStateKey = (state: ExportState) =>
  `exportState.${state}` as const satisfies MessageKey;
