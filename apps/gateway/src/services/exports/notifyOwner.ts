import { EXPORT_REFUSALS, exportFailureCause } from '@forecourt/validation';
import type { Row, Trx } from '../../store/schema.ts';
import { notify, type NewNotification } from '../notifications/notify.ts';

type ExportRow = Row<'file_exports'>;

const notificationOf = (row: ExportRow, at: Date): Omit<NewNotification, 'kind' | 'params'> => ({
  accountId: row.account_id,
  fleetId: null,
  userId: row.user_id,
  exportId: row.id,
  at,
});

/** Notifies the owner of a file that it is ready, and until when. [RPT-05] */
export const notifyExportReady = (
  trx: Trx,
  row: ExportRow,
  at: Date,
  expiresAt: string,
): Promise<void> =>
  notify(trx, {
    ...notificationOf(row, at),
    kind: 'notification.fileReady',
    params: { fileName: row.file_name, keptAt: expiresAt },
  });

/** Notifies the owner of a file that it could not be created. [MSG-63] */
export const notifyExportFailed = (trx: Trx, row: ExportRow, at: Date): Promise<void> =>
  notify(trx, {
    ...notificationOf(row, at),
    kind: 'notification.fileFailed',
    params: {
      fileName: row.file_name,
      cause: exportFailureCause(row.failure?.key ?? EXPORT_REFUSALS.failed),
    },
  });
