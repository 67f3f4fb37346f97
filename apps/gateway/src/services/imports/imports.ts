import { jsonb } from '@forecourt/server';
import { CARDS_PER_IMPORT_MAX, type FieldIssue } from '@forecourt/validation';
import type { AccountContext, HandlerOf } from '../../http/context.ts';
import { invalid, Refusal } from '../../http/refusal.ts';
import { newId } from '../../store/ids.ts';
import { inFleets } from '../../store/scope.ts';
import { cardIssues } from '../orders/checks.ts';
import { findByContent } from '../orders/placeOrder.ts';
import { readReferences } from '../orders/references.ts';
import { countRows, forgetRows, lockDraft, toImport } from './draft.ts';

/** Rows of one chunk at most. */
const CHUNK_ROWS_MAX = 500;

export const closed = () => new Refusal(409, 'import.closed');

/** Starts a draft; the same content in the account names the earlier order. [CARD-03] */
export const startOrderImport: HandlerOf<'startOrderImport'> = async ({ body }, context) => {
  const { trx, account, person, now } = context;
  if (body.rowCount > CARDS_PER_IMPORT_MAX) {
    throw new Refusal(422, 'import.tooManyRows', { params: { max: CARDS_PER_IMPORT_MAX } });
  }
  const draft = await trx
    .insertInto('order_imports')
    .values({
      account_id: account.account_id,
      id: newId(),
      user_id: person.user_id,
      file_name: body.fileName,
      row_count: body.rowCount,
      content_hash: body.contentHash,
      file_hash: body.fileHash ?? null,
      state: 'receiving',
      order_id: null,
      created_at: now.toISOString(),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  const same = await findByContent(context, body.contentHash);
  return toImport(draft, 0, same?.id ?? null);
};

interface RefusedRow extends FieldIssue {
  readonly row: number;
}

/** Takes a chunk of rows; sent again, it replaces itself. Every row is checked again. */
export const putImportRows: HandlerOf<'putImportRows'> = async ({ params, body }, context) => {
  const draft = await lockDraft(context, params.importId);
  if (draft.state !== 'receiving') throw closed();
  if (body.rows.length > CHUNK_ROWS_MAX) {
    const bound = { max: CHUNK_ROWS_MAX };
    throw invalid([{ path: 'rows', key: 'value.atMost', params: bound }]);
  }
  const known = await readReferences(
    context,
    body.rows.map(({ card }) => card),
  );
  const refused: RefusedRow[] = [];
  const accepted = new Map<number, (typeof body.rows)[number]['card']>();
  for (const { row, card } of body.rows) {
    const issues = cardIssues(card, known);
    if (issues.length === 0) accepted.set(row, card);
    refused.push(...issues.map((issue) => ({ row, ...issue })));
  }
  await replaceChunk(context, draft.id, Number(params.chunk), accepted);
  const receivedRows = await countRows(context, draft.id);
  return {
    receivedRows,
    refused: refused.map(({ params: values, ...rest }) => ({ ...rest, params: { ...values } })),
  };
};

async function replaceChunk(
  { trx, account }: AccountContext,
  importId: string,
  chunk: number,
  rows: ReadonlyMap<number, Parameters<typeof cardIssues>[0]>,
): Promise<void> {
  await trx
    .deleteFrom('order_import_rows')
    .where('account_id', '=', account.account_id)
    .where('import_id', '=', importId)
    .where((e) => e.or([e('chunk', '=', chunk), e('row_number', 'in', [...rows.keys(), -1])]))
    .execute();
  if (rows.size === 0) return;
  await trx
    .insertInto('order_import_rows')
    .values(
      [...rows].map(([row, card]) => ({
        account_id: account.account_id,
        import_id: importId,
        chunk,
        row_number: row,
        card: jsonb(card),
      })),
    )
    .execute();
}

/** Throws a draft away; thrown away again, it stays so. */
export const cancelOrderImport: HandlerOf<'cancelOrderImport'> = async ({ params }, context) => {
  const { trx, account } = context;
  const draft = await lockDraft(context, params.importId);
  if (draft.state === 'ordered') throw closed();
  await forgetRows(context, draft.id);
  const canceled = await trx
    .updateTable('order_imports')
    .set({ state: 'canceled' })
    .where('account_id', '=', account.account_id)
    .where('id', '=', draft.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  return toImport(canceled, 0);
};

/** A person who sends an older file again meets its refused rows instead of its order. */
const ORDERED_FILES_MAX = 100;

async function readOrderedFiles({ trx, account }: AccountContext) {
  const rows = await trx
    .selectFrom('order_imports')
    .innerJoin('orders', (join) =>
      join
        .onRef('orders.account_id', '=', 'order_imports.account_id')
        .onRef('orders.id', '=', 'order_imports.order_id'),
    )
    .select([
      'order_imports.file_hash as fileHash',
      'orders.id as orderId',
      'orders.order_number as orderNumber',
      'orders.card_count as cardCount',
      'orders.placed_at as placedAt',
    ])
    .where('order_imports.account_id', '=', account.account_id)
    .where('order_imports.file_hash', 'is not', null)
    .orderBy('orders.placed_at', 'desc')
    .limit(ORDERED_FILES_MAX)
    .execute();
  return rows.flatMap(({ fileHash, ...order }) => (fileHash ? [{ fileHash, ...order }] : []));
}

/** IDs and units in use in the fleets that the person may see, and the files that were ordered. */
export const getImportContext: HandlerOf<'getImportContext'> = async (_input, context) => {
  const { trx, account, fleetIds } = context;
  const drivers = await trx
    .selectFrom('drivers')
    .select(['driver_id', 'employee_id'])
    .where('account_id', '=', account.account_id)
    .where(inFleets('drivers.fleet_id', fleetIds))
    .orderBy('driver_id')
    .execute();
  const vehicles = await trx
    .selectFrom('vehicles')
    .select('unit_number')
    .where('account_id', '=', account.account_id)
    .where(inFleets('vehicles.fleet_id', fleetIds))
    .orderBy('unit_number')
    .execute();
  const orderedFiles = await readOrderedFiles(context);
  return {
    orderedFiles,
    driverIds: drivers.map((row) => row.driver_id),
    employeeIds: drivers.flatMap((row) => row.employee_id ?? []),
    unitNumbers: vehicles.map((row) => row.unit_number),
  };
};
