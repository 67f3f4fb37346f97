import { sql } from 'kysely';
import type { AccountContext, HandlerOf } from '../../http/context.ts';
import { notFound } from '../../http/refusal.ts';
import { countOf } from '../../store/countOf.ts';
import { selectIn } from '../../store/inAccount.ts';
import { cutPage, onePast, PAGE_ROWS, readCursor } from '../../store/keyset.ts';
import { inFleets } from '../../store/scope.ts';
import { toOrder } from './toOrder.ts';

const ORDER = 'placedAt:desc';

/** Orders of the account; a person with some fleets sees those that hold cards of these alone. */
function visibleOrders({ trx, account, fleetIds }: AccountContext) {
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
export const listOrders: HandlerOf<'listOrders'> = async ({ query }, context) => {
  const limit = query.limit ?? PAGE_ROWS;
  const cursor = readCursor(query.cursor, ORDER);
  const rows = await visibleOrders(context)
    .selectAll('o')
    .$if(cursor !== null, (page) =>
      page.where(sql<boolean>`(o.placed_at, o.id) < (${cursor?.key}::timestamptz, ${cursor?.id})`),
    )
    .orderBy('o.placed_at', 'desc')
    .orderBy('o.id', 'desc')
    .limit(onePast(limit))
    .execute();
  const page = cutPage(rows, limit, toOrder, (row) => ({
    order: ORDER,
    key: row.placed_at,
    id: row.id,
  }));
  if (query.total === undefined) return page;
  const n = await countOf(visibleOrders(context));
  return { ...page, total: n };
};

/** One order with its steps. */
export const getOrder: HandlerOf<'getOrder'> = async ({ params }, context) => {
  const row = await visibleOrders(context)
    .selectAll('o')
    .where('o.id', '=', params.orderId)
    .executeTakeFirstOrThrow(() => notFound('order'));
  return toOrder(row);
};
