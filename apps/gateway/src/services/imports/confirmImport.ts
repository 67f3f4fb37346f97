import type { AccountContext, HandlerOf } from '../../http/context.ts';
import { Refusal } from '../../http/refusal.ts';
import type { Row } from '../../store/schema.ts';
import { requirePossible } from '../orders/checks.ts';
import { holdOrders } from '../orders/counters.ts';
import { placeOrder } from '../orders/placeOrder.ts';
import { readReferences } from '../orders/references.ts';
import { toOrder } from '../orders/toOrder.ts';
import { forgetRows, lockDraft } from './draft.ts';
import { closed } from './imports.ts';

async function readRows({ trx, account }: AccountContext, importId: string) {
  const rows = await trx
    .selectFrom('order_import_rows')
    .select('card')
    .where('account_id', '=', account.account_id)
    .where('import_id', '=', importId)
    .orderBy('row_number')
    .execute();
  return rows.map((row) => row.card);
}

async function orderedAlready(
  { trx, account }: AccountContext,
  draft: Row<'order_imports'>,
): Promise<Row<'orders'>> {
  return trx
    .selectFrom('orders')
    .selectAll()
    .where('account_id', '=', account.account_id)
    .where('id', '=', draft.order_id ?? '')
    .executeTakeFirstOrThrow();
}

/**
 * Orders every accepted row in one transaction. A draft that is ordered already, and one whose
 * content another draft ordered, answer that order and order nothing. [CARD-03]
 */
export const confirmOrderImport: HandlerOf<'confirmOrderImport'> = async (
  { params, body },
  context,
) => {
  const draft = await lockDraft(context, params.importId);
  if (draft.state === 'canceled') throw closed();
  if (draft.state === 'ordered') {
    return { order: toOrder(await orderedAlready(context, draft)), alreadyOrdered: true };
  }
  const cards = await readRows(context, draft.id);
  if (cards.length !== body.expectedRows || cards.length === 0) {
    const counts = { expected: body.expectedRows, received: cards.length };
    throw new Refusal(409, 'import.rowsMissing', { params: counts });
  }
  await holdOrders(context.trx, context.account.account_id);
  const known = await readReferences(context, cards);
  requirePossible(cards, known);
  const placed = await placeOrder(
    context,
    {
      cards,
      delivery: body.delivery,
      source: 'import',
      fileName: draft.file_name,
      contentHash: draft.content_hash,
    },
    known,
  );
  await forgetRows(context, draft.id);
  await context.trx
    .updateTable('order_imports')
    .set({ state: 'ordered', order_id: placed.order.id })
    .where('account_id', '=', context.account.account_id)
    .where('id', '=', draft.id)
    .execute();
  return { order: toOrder(placed.order), alreadyOrdered: !placed.placed };
};
