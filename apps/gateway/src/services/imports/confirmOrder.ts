import { cardOrder, type CardOrder } from '@forecourt/validation';
import type { HandlerOf } from '../../http/context.ts';
import { rowIn, setIn } from '../../store/inAccount.ts';
import { requirePossible } from '../orders/checks.ts';
import { lockOrders } from '../orders/counters.ts';
import { placeOrder } from '../orders/placeOrder.ts';
import { toOrder } from '../orders/readOrders.ts';
import { readReferences, referenceIssues } from '../orders/references.ts';
import {
  importClosed,
  countRows,
  deleteDraftRows,
  lockDraft,
  readRows,
  requireRows,
} from './draft.ts';
import type { IssuesOfEntries } from './imports.ts';

/** Lists each card's invalid references, which its schema cannot check. */
export const cardEntryIssues: IssuesOfEntries<CardOrder> = async (context, cards) => {
  const references = await readReferences(context, cards);
  return cards.map((card) => referenceIssues(card, references));
};

/**
 * Orders every accepted row in one transaction. If this draft, or another with the same content,
 * was already ordered, returns that order instead. [CARD-03]
 */
export const confirmOrderImport: HandlerOf<'confirmOrderImport'> = async (
  { params, body },
  context,
) => {
  const { trx, account } = context;
  const { account_id: accountId } = account;
  const draft = await lockDraft(context, 'cards', params.importId);
  if (draft.state === 'canceled') throw importClosed();
  if (draft.state === 'confirmed') {
    const order = await rowIn(
      trx,
      accountId,
      'orders',
      draft.order_id ?? '',
    ).executeTakeFirstOrThrow();
    return { order: toOrder(order), alreadyOrdered: true };
  }
  requireRows(await countRows(context, draft.id), body.expectedRows);
  const cards = await readRows(context, draft.id, cardOrder);
  await lockOrders(trx, accountId);
  const references = await readReferences(context, cards);
  requirePossible(cards, references);
  const placement = await placeOrder(
    context,
    {
      cards,
      delivery: body.delivery,
      source: 'import',
      fileName: draft.file_name,
      contentHash: draft.content_hash,
    },
    references,
  );
  await deleteDraftRows(context, draft.id);
  const confirmed = { state: 'confirmed', order_id: placement.order.id } as const;
  await setIn(trx, accountId, 'imports', draft.id, confirmed);
  return { order: toOrder(placement.order), alreadyOrdered: !placement.isNew };
};
