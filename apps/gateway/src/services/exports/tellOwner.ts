import type { Row, Trx } from '../../store/schema.ts';
import { notify, type NewNotification } from '../notifications/notify.ts';

type ExportRow = Row<'file_exports'>;

const told = (row: ExportRow, at: Date): Omit<NewNotification, 'kind' | 'params'> => ({
  accountId: row.account_id,
  fleetId: null,
  userId: row.user_id,
  exportId: row.id,
  cardId: null,
  orderId: null,
  at,
});

/** Tells who asked for a file that it is there, and until when. [RPT-05] */
export const tellReady = (trx: Trx, row: ExportRow, at: Date, expiresAt: string): Promise<void> =>
  notify(trx, {
    ...told(row, at),
    kind: 'notification.fileReady',
    params: { fileName: row.file_name, keptAt: expiresAt },
  });

/** Tells who asked for a file that none was made. [MSG-63] */
export const tellFailed = (trx: Trx, row: ExportRow, at: Date): Promise<void> =>
  notify(trx, {
    ...told(row, at),
    kind: 'notification.fileFailed',
    params: { fileName: row.file_name },
  });

interface Told {
  readonly accountId: string;
  readonly exportIds: readonly string[];
  /** Who fetched it; null: its time was over. */
  readonly by: string | null;
  readonly at: Date;
}

/** What was told of files needs nobody any more: they were fetched, or are gone. */
export async function settleTold(trx: Trx, { accountId, exportIds, by, at }: Told): Promise<void> {
  if (exportIds.length === 0) return;
  await trx
    .updateTable('notifications')
    .set({ state: 'resolved', settled_by: by, settled_at: at.toISOString() })
    .where('account_id', '=', accountId)
    .where('export_id', 'in', exportIds)
    .where('state', '=', 'open')
    .execute();
}
