import { orderStateOf, type Order, order } from '@forecourt/validation';
import { sql } from 'kysely';
import type { AccountContext, HandlerOf } from '../../http/context.ts';
import { notFound } from '../../http/refusal.ts';
import { factsOf } from '../../store/factsOf.ts';
import { selectIn } from '../../store/inAccount.ts';
import { newestPage } from '../../store/newestPage.ts';
import type { Row } from '../../store/schema.ts';
import { inFleets } from '../../store/scope.ts';

/** Converts an order to its API shape. [CARD-21] */
export const toOrder = (row: Row<'orders'>): Order => ({
  ...factsOf(order, row),
  orderId: row.id,
  status: orderStateOf(row.step),
});

/** The account's orders; with limited fleets, only orders whose cards are all in them. */
export function visibleOrders({ trx, account, fleetIds }: AccountContext) {
  return selectIn(trx, account.account_id, 'orders as o').$if(fleetIds !== null, (query) =>
    query.where((e) =>
      e.not(
        e.exists(
          e
            .selectFrom('cards')
            .where('cards.account_id', '=', account.account_id)
            .whereRef('cards.order_id', '=', 'o.id')
            .where(sql<boolean>`NOT ${inFleets('cards.fleet_id', fleetIds)}`)
            .select('cards.id'),
        ),
      ),
    ),
  );
}

/** Card orders, newest first. */
export const listOrders: HandlerOf<'listOrders'> = ({ query }, context) =>
  newestPage(visibleOrders(context).selectAll('o'), query, { by: 'o.placed_at', toItem: toOrder });

/** One order, with its steps. */
export const getOrder: HandlerOf<'getOrder'> = async ({ params }, context) => {
  const row = await visibleOrders(context)
    .selectAll('o')
    .where('o.id', '=', params.orderId)
    .executeTakeFirstOrThrow(() => notFound('order'));
  return toOrder(row);
};
