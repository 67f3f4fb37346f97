import { jsonb } from '@forecourt/server';
import {
  EXPORT_REFUSALS,
  dayIn,
  EXPORTS_AT_ONCE_MAX,
  XLSX_ROWS_MAX,
  type ExportKind,
} from '@forecourt/validation';
import type { InsertObject } from 'kysely';
import type { AccountContext } from '../../http/context.ts';
import { authorize } from '../../http/people.ts';
import { Refusal } from '../../http/refusal.ts';
import { countOf } from '../../store/countOf.ts';
import { newId } from '../../store/ids.ts';
import { addRow, selectIn } from '../../store/inAccount.ts';
import type { Row, Schema } from '../../store/schema.ts';
import { lockAccount } from '../accounts/lockAccount.ts';
import { exportSources } from './sources.ts';
import { toExport, UNDER_WAY } from './exportRows.ts';
import { notifyExportFailed } from './notifyOwner.ts';

/** The context of an export request, from a call or a job. */
export type ExportRequestScope = Pick<
  AccountContext,
  'trx' | 'account' | 'actor' | 'fleetIds' | 'person' | 'now' | 'jobs'
>;

interface ExportRequest {
  readonly kind: ExportKind;
  readonly format: Row<'file_exports'>['format'];
  /** The file name without the date and extension. */
  readonly name: string;
  /** Parameters for the kind's source. */
  readonly query: unknown;
  /** Set to omit the date from the name, for content that never changes. */
  readonly hasFixedName?: boolean;
}

async function requireCapacity({ trx, account, person }: ExportRequestScope): Promise<void> {
  await lockAccount(trx, account.account_id);
  const n = await countOf(
    selectIn(trx, account.account_id, 'file_exports')
      .where('user_id', '=', person.user_id)
      .where('state', 'in', UNDER_WAY),
  );
  if (n < EXPORTS_AT_ONCE_MAX) return;
  throw new Refusal(409, EXPORT_REFUSALS.tooMany, { params: { max: EXPORTS_AT_ONCE_MAX } });
}

function addExport(
  { trx, account, fleetIds, person, now }: ExportRequestScope,
  { kind, format, name, query, hasFixedName = false }: ExportRequest,
  progress: Pick<
    InsertObject<Schema, 'file_exports'>,
    'state' | 'rows_total' | 'failure' | 'finished_at'
  >,
) {
  const fileName = hasFixedName ? name : `${name}-${dayIn(account.time_zone, now).toString()}`;
  return addRow(trx, account.account_id, 'file_exports', {
    id: newId(),
    user_id: person.user_id,
    kind,
    format,
    file_name: `${fileName}.${format}`,
    query: jsonb(query),
    made_within: jsonb({ fleetIds }),
    created_at: now.toISOString(),
    ...progress,
  });
}

/**
 * Starts an export in the background; queues its job in the caller's transaction.
 *
 * @throws Refusal if the person has too many in progress, or a spreadsheet cannot hold the rows
 */
export async function startExport(context: ExportRequestScope, request: ExportRequest) {
  const { trx, actor, now, jobs } = context;
  const { kind, format, query } = request;
  const source = exportSources[kind];
  authorize(actor, source.permission);
  // first, since it may take long, and the account is locked after it
  const rows = await source.count(context, query);
  await requireCapacity(context);
  if (format === 'xlsx' && rows > XLSX_ROWS_MAX) {
    throw new Refusal(422, EXPORT_REFUSALS.tooManyRows, { params: { max: XLSX_ROWS_MAX, rows } });
  }
  const row = await addExport(context, request, { state: 'queued', rows_total: rows });
  await jobs.send(trx, 'file-export', { accountId: row.account_id, exportId: row.id }, 0);
  return { export: toExport(row, now) };
}

/** Records and announces an export that was refused when nobody was there to be told. */
export async function addFailedExport(
  context: ExportRequestScope,
  request: ExportRequest,
  { errorCode, params }: Refusal,
): Promise<void> {
  const row = await addExport(context, request, {
    state: 'failed',
    rows_total: 0,
    failure: jsonb({ key: errorCode, params }),
    finished_at: context.now.toISOString(),
  });
  await notifyExportFailed(context.trx, row, context.now);
}
