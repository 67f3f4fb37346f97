import type { MessageKey } from '../messages/keys.ts';

/** Where a file that is made in the background stands. It can be fetched while `ready`. [RPT-05] */
export const EXPORT_STATES = [
  'queued',
  'running',
  'ready',
  'failed',
  'canceled',
  'expired',
] as const;
export type ExportState = (typeof EXPORT_STATES)[number];

/** What is made in the background. */
export const EXPORT_KINDS = ['transactions', 'statement', 'report'] as const;
export type ExportKind = (typeof EXPORT_KINDS)[number];

/** Why a file cannot be begun, was not made, or cannot be fetched. */
export const EXPORT_REFUSALS = {
  tooManyRows: 'export.tooManyRows',
  tooMany: 'export.tooMany',
  notReady: 'export.notReady',
  failed: 'export.failed',
} as const satisfies Readonly<Record<string, MessageKey>>;

/** Whether it still changes by itself. */
export const isExportUnderWay = (state: ExportState): boolean =>
  state === 'queued' || state === 'running';

/** The message key of a state's name. */
export const exportStateKey = (state: ExportState) =>
  `exportState.${state}` as const satisfies MessageKey;
