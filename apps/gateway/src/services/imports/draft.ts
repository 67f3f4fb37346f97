import type { AccountContext } from '../../http/context.ts';
import { notFound } from '../../http/refusal.ts';
import type { Row } from '../../store/schema.ts';

/** A person's own draft, locked until the transaction ends. @throws Refusal `import.notFound` */
export async function lockDraft(
  { trx, account, person }: AccountContext,
  importId: string,
): Promise<Row<'order_imports'>> {
  const draft = await trx
    .selectFrom('order_imports')
    .selectAll()
    .where('account_id', '=', account.account_id)
    .where('id', '=', importId)
    .where('user_id', '=', person.user_id)
    .forUpdate()
    .executeTakeFirst();
  if (!draft) throw notFound('import');
  return draft;
}

export async function countRows({ trx, account }: AccountContext, importId: string) {
  const { n } = await trx
    .selectFrom('order_import_rows')
    .select((e) => e.fn.countAll<number>().as('n'))
    .where('account_id', '=', account.account_id)
    .where('import_id', '=', importId)
    .executeTakeFirstOrThrow();
  return n;
}

/** Rows hold names; once ordered or thrown away nobody needs them. */
export async function forgetRows({ trx, account }: AccountContext, importId: string) {
  await trx
    .deleteFrom('order_import_rows')
    .where('account_id', '=', account.account_id)
    .where('import_id', '=', importId)
    .execute();
}

/** A draft as the contract shows it. */
export function toImport(
  draft: Row<'order_imports'>,
  receivedRows: number,
  sameAsOrderId: string | null = null,
) {
  return {
    importId: draft.id,
    fileName: draft.file_name,
    rowCount: draft.row_count,
    receivedRows,
    state: draft.state,
    orderId: draft.order_id,
    sameAsOrderId,
  };
}
