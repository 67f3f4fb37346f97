import {
  CARDS_PER_IMPORT_MAX,
  IMPORT_ROWS_PER_CHUNK,
  type FieldIssue,
} from '@forecourt/validation';
import type { ImportEntries, ImportKind } from '@forecourt/validation/imports';
import type { Contract, ParsedRequestOf } from '@forecourt/api-client/contract';
import type { AccountContext } from '../../http/context.ts';
import { invalid, Refusal } from '../../http/refusal.ts';
import { newId } from '../../store/ids.ts';
import { addRow, deleteIn, updateIn } from '../../store/inAccount.ts';
import { insertRows } from '../../store/insertRows.ts';
import { findByContent } from '../orders/placeOrder.ts';
import { importClosed, countRows, deleteDraftRows, lockDraft, toImport } from './draft.ts';

export interface ImportRequest {
  readonly body: ParsedRequestOf<Contract['startOrderImport']>['body'];
}

/** @throws Refusal `import.tooManyRows` */
function requireFewRows(count: number): void {
  if (count <= CARDS_PER_IMPORT_MAX) return;
  throw new Refusal(422, 'import.tooManyRows', { params: { max: CARDS_PER_IMPORT_MAX } });
}

/** Starts a draft; for cards, also finds an earlier order with the same content. [CARD-03] */
export const startImport =
  (kind: ImportKind) =>
  async ({ body }: ImportRequest, context: AccountContext) => {
    const { trx, account, person, now } = context;
    requireFewRows(body.rowCount);
    const draft = await addRow(trx, account.account_id, 'imports', {
      id: newId(),
      kind,
      user_id: person.user_id,
      file_name: body.fileName,
      row_count: body.rowCount,
      content_hash: body.contentHash,
      file_hash: body.fileHash ?? null,
      state: 'receiving',
      created_at: now.toISOString(),
    });
    const sameOrder = kind === 'cards' ? await findByContent(context, body.contentHash) : null;
    return toImport(draft, 0, sameOrder?.id ?? null);
  };

export interface Chunk<Entry> {
  readonly params: { readonly importId: string; readonly chunk: string };
  readonly body: { readonly rows: readonly { readonly row: number; readonly entry: Entry }[] };
}
/** Lists the issues of each entry of a chunk, in order. */
export type IssuesOfEntries<Entry> = (
  context: AccountContext,
  entries: readonly Entry[],
) => Promise<readonly (readonly FieldIssue[])[]>;

/** @throws Refusal if a call sends more rows than one chunk may contain */
export function requireChunk(path: string, rows: readonly unknown[]): void {
  if (rows.length <= IMPORT_ROWS_PER_CHUNK) return;
  throw invalid([{ path, key: 'value.atMost', params: { max: IMPORT_ROWS_PER_CHUNK } }]);
}

/** Stores a chunk's valid rows, replacing those it stored before. Every row is checked again. */
export const putImportRows =
  <Kind extends ImportKind>(kind: Kind, issuesOf: IssuesOfEntries<ImportEntries[Kind]>) =>
  async ({ params, body }: Chunk<ImportEntries[Kind]>, context: AccountContext) => {
    const draft = await lockDraft(context, kind, params.importId);
    if (draft.state !== 'receiving') throw importClosed();
    requireChunk('rows', body.rows);
    const issues = await issuesOf(
      context,
      body.rows.map(({ entry }) => entry),
    );
    const refused = body.rows.flatMap(({ row }, index) =>
      (issues[index] ?? []).map(({ params: values, ...rest }) => ({
        row,
        ...rest,
        params: { ...values },
      })),
    );
    const accepted = body.rows.filter((_row, index) => (issues[index] ?? []).length === 0);
    await replaceChunk(context, draft.id, Number(params.chunk), accepted);
    const receivedRows = await countRows(context, draft.id);
    // the declared count is not binding, and confirming loads every row
    requireFewRows(receivedRows);
    return { receivedRows, refused };
  };

async function replaceChunk(
  { trx, account }: AccountContext,
  importId: string,
  chunk: number,
  rows: readonly { readonly row: number; readonly entry: ImportEntries[ImportKind] }[],
): Promise<void> {
  const numbers = rows.map(({ row }) => row);
  await deleteIn(trx, account.account_id, 'import_rows')
    .where('import_id', '=', importId)
    .where((e) => e.or([e('chunk', '=', chunk), e('row_number', 'in', [...numbers, -1])]))
    .execute();
  // if a row occurs twice in a chunk, the last one wins
  const lastOf = new Map(rows.map(({ row, entry }) => [row, entry]));
  const importKey = { account_id: account.account_id, import_id: importId, chunk };
  const chunkRows = [...lastOf].map(([row, entry]) => ({ ...importKey, row_number: row, entry }));
  await insertRows(trx, 'import_rows', chunkRows);
}

/** Discards a draft and its rows; repeating the call changes nothing. */
export const cancelImport =
  (kind: ImportKind) =>
  async (
    { params }: { readonly params: { readonly importId: string } },
    context: AccountContext,
  ) => {
    const { trx, account } = context;
    const draft = await lockDraft(context, kind, params.importId);
    if (draft.state === 'confirmed' || draft.state === 'undone') throw importClosed();
    await deleteDraftRows(context, draft.id);
    const canceled = await updateIn(trx, account.account_id, 'imports')
      .set({ state: 'canceled' })
      .where('id', '=', draft.id)
      .returningAll()
      .executeTakeFirstOrThrow();
    return toImport(canceled, 0);
  };
