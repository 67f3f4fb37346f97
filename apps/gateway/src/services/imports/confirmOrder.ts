import { cardOrder, type CardOrder } from '@forecourt/validation';
import type { AccountContext, HandlerOf } from '../../http/context.ts';
import { rowIn, setIn } from '../../store/inAccount.ts';
import type { Row } from '../../store/schema.ts';
import { cardIssues, requirePossible } from '../orders/checks.ts';
import { holdOrders } from '../orders/counters.ts';
import { placeOrder } from '../orders/placeOrder.ts';
import { readReferences } from '../orders/references.ts';
import { toOrder } from '../orders/toOrder.ts';
import { closed, countRows, forgetRows, lockDraft, readRows, requireRows } from './draft.ts';
import type { IssuesOfEntries } from './imports.ts';

/** What stands against cards to order besides the rules that they were checked by. */
export const cardEntryIssues: IssuesOfEntries<CardOrder> = async (context, cards) => {
  const known = await readReferences(context, cards);
  return cards.map((card) => cardIssues(card, known));
};

async function orderedAlready(
  { trx, account }: AccountContext,
  draft: Row<'imports'>,
): Promise<Row<'orders'>> {
  return rowIn(trx, account.account_id, 'orders', draft.order_id ?? '').executeTakeFirstOrThrow();
}

/**
 * Orders every accepted row in one transaction. A draft that is ordered already, and one whose
 * content another draft ordered, answer that order and order nothing. [CARD-03]
 */
export const confirmOrderImport: HandlerOf<'confirmOrderImport'> = async (
  { params, body },
  context,
) => {
  const draft = await lockDraft(context, 'cards', params.importId);
  if (draft.state === 'canceled') throw closed();
  if (draft.state === 'confirmed') {
    return { order: toOrder(await orderedAlready(context, draft)), alreadyOrdered: true };
  }
  requireRows(await countRows(context, draft.id), body.expectedRows);
  const cards = await readRows(context, draft.id, cardOrder);
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
  await setIn(context.trx, context.account.account_id, 'imports', draft.id, {
    state: 'confirmed',
    order_id: placed.order.id,
  });
  return { order: toOrder(placed.order), alreadyOrdered: !placed.placed };
};
