import { DOWNLOAD_LINK_SECONDS, EXPORT_REFUSALS } from '@forecourt/validation';
import type { AccountContext, HandlerOf } from '../../http/context.ts';
import { authorize } from '../../http/people.ts';
import { notFound, Refusal } from '../../http/refusal.ts';
import { deleteIn, insertIn, updateIn } from '../../store/inAccount.ts';
import type { Row } from '../../store/schema.ts';
import { newestPage } from '../../store/newestPage.ts';
import { newSecret, secretHash } from '../../vault/handedSecrets.ts';
import { exportSources } from './sources.ts';
import { lockExport, ownExports, requireMadeWithin, stateOf, toExport } from './exportRows.ts';
import { resolveOpen } from '../notifications/notify.ts';

/** Resolves the caller's notifications about a file. */
const settleNotifications = (
  { trx, account, person, now }: AccountContext,
  row: Row<'file_exports'>,
) =>
  resolveOpen(trx, { accountId: account.account_id, by: person.user_id, at: now }, 'export_id', [
    row.id,
  ]);

/** Lists the caller's exports, newest first. */
export const listExports: HandlerOf<'listExports'> = async ({ query }, context) => {
  const exportRows = ownExports(context);
  const filtered = query.kind ? exportRows.where('x.kind', '=', query.kind) : exportRows;
  const toItem = (row: Row<'file_exports'>) => toExport(row, context.now);
  return newestPage(filtered, query, { by: 'x.created_at', toItem });
};

export const getExport: HandlerOf<'getExport'> = async ({ params }, context) => {
  const row = await ownExports(context)
    .where('x.id', '=', params.exportId)
    .executeTakeFirstOrThrow(() => notFound('export'));
  return { export: toExport(row, context.now) };
};

/** Cancels an export and deletes its content, even if the file is already finished. */
export const cancelExport: HandlerOf<'cancelExport'> = async ({ params }, context) => {
  const { trx, now } = context;
  const row = await lockExport(context, params.exportId);
  if (row.state === 'canceled' || row.state === 'expired') return { export: toExport(row, now) };
  await deleteIn(trx, row.account_id, 'file_export_parts')
    .where('export_id', '=', row.id)
    .execute();
  const canceled = await updateIn(trx, row.account_id, 'file_exports')
    .set({ state: 'canceled', finished_at: now.toISOString(), expires_at: null })
    .where('id', '=', row.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  await settleNotifications(context, row);
  return { export: toExport(canceled, now) };
};

/** Creates a link that works once, within a minute. @throws Refusal if not ready. [MSG-63] */
export const createDownloadLink: HandlerOf<'createDownloadLink'> = async ({ params }, context) => {
  const { trx, actor, now } = context;
  const row = await lockExport(context, params.exportId);
  authorize(actor, exportSources[row.kind].permission);
  requireMadeWithin(context, row);
  if (stateOf(row, now) !== 'ready') throw new Refusal(409, EXPORT_REFUSALS.notReady);
  const secret = newSecret();
  const expiresAt = new Date(now.getTime() + DOWNLOAD_LINK_SECONDS * 1000).toISOString();
  await insertIn(trx, row.account_id, 'download_links', {
    export_id: row.id,
    token_hash: secretHash(secret),
    expires_at: expiresAt,
  });
  await settleNotifications(context, row);
  return { path: `/downloads/${row.account_id}/${secret}`, expiresAt };
};
