import { importDraft } from '@forecourt/api-client/contract';
import type { ImportKind } from '@forecourt/validation/imports';
import type { AccountContext } from '../../http/context.ts';
import { notFound, Refusal } from '../../http/refusal.ts';
import { countOf } from '../../store/countOf.ts';
import { factsOf } from '../../store/factsOf.ts';
import { deleteIn, selectIn, rowIn } from '../../store/inAccount.ts';
import type { Row } from '../../store/schema.ts';

/** Locks the person's own draft until the transaction ends. @throws Refusal `import.notFound` */
export async function lockDraft(
  { trx, account, person }: AccountContext,
  kind: ImportKind,
  importId: string,
): Promise<Row<'imports'>> {
  return rowIn(trx, account.account_id, 'imports', importId)
    .where('kind', '=', kind)
    .where('user_id', '=', person.user_id)
    .forUpdate()
    .executeTakeFirstOrThrow(() => notFound('import'));
}

export async function countRows({ trx, account }: AccountContext, importId: string) {
  return countOf(
    selectIn(trx, account.account_id, 'import_rows').where('import_id', '=', importId),
  );
}

interface EntrySchema<Entry> {
  parse(value: unknown): Entry;
}

/** Reads a draft's rows in file order, parsing them with the rule for the draft's kind. */
export async function readRows<Entry>(
  { trx, account }: AccountContext,
  importId: string,
  schema: EntrySchema<Entry>,
): Promise<Entry[]> {
  const rows = await selectIn(trx, account.account_id, 'import_rows')
    .select('entry')
    .where('import_id', '=', importId)
    .orderBy('row_number')
    .execute();
  return rows.map((row) => schema.parse(row.entry));
}

/** Deletes a draft's rows, which contain names, once they are entered or discarded. */
export async function deleteDraftRows({ trx, account }: AccountContext, importId: string) {
  await deleteIn(trx, account.account_id, 'import_rows')
    .where('import_id', '=', importId)
    .execute();
}

export const importClosed = () => new Refusal(409, 'import.closed');

/** Requires that every accepted row has been received. @throws Refusal `import.rowsMissing` */
export function requireRows(received: number, expected: number): void {
  if (received === expected && received > 0) return;
  throw new Refusal(409, 'import.rowsMissing', { params: { expected, received } });
}

/** Converts a draft to its API shape. */
export function toImport(
  draft: Row<'imports'>,
  receivedRows: number,
  sameAsOrderId: string | null = null,
) {
  return {
    ...factsOf(importDraft, draft),
    importId: draft.id,
    receivedRows,
    sameAsOrderId,
  };
}
