import type { HandlerOf } from '../../http/context.ts';
import { Refusal } from '../../http/refusal.ts';
import { cardsByIds } from '../cards/cardRows.ts';
import { requireCfn, requirePossible } from './checks.ts';
import { lockOrders } from './counters.ts';
import { placeOrder } from './placeOrder.ts';
import { toOrder } from './readOrders.ts';
import { readReferences } from './references.ts';

/** Places an order that was entered in a form, for either network. [CARD-03, CARD-32] */
export const orderCards: HandlerOf<'orderCards'> = async ({ body }, context) => {
  const { cardOrderLimit: max } = context.config;
  if (body.cards.length > max) throw new Refusal(422, 'order.tooManyCards', { params: { max } });
  const isCfn = body.network === 'cfn';
  if (isCfn) requireCfn(body.cards, context.account.features);
  await lockOrders(context.trx, context.account.account_id);
  const references = await readReferences(context, body.cards);
  requirePossible(body.cards, references);
  const { order, cardIds } = await placeOrder(
    context,
    {
      cards: body.cards,
      delivery: body.delivery,
      source: isCfn ? 'cfn' : 'form',
      fileName: null,
      contentHash: null,
    },
    references,
  );
  return { order: toOrder(order), cards: await cardsByIds(context, cardIds) };
};
