import { sql } from 'kysely';
import { BULK_RULES } from '@forecourt/validation';
import { BULK_ROW_STATES, contract, type CardBulk } from '@forecourt/api-client/contract';
import type { AccountContext, HandlerOf } from '../../http/context.ts';
import { notFound } from '../../http/refusal.ts';
import { factsOf } from '../../store/factsOf.ts';
import { sameAccount, selectIn, rowIn } from '../../store/inAccount.ts';
import { cutPage, onePast, PAGE_ROWS, readCursor } from '../../store/keyset.ts';
import type { Row } from '../../store/schema.ts';
import { inFleets } from '../../store/scope.ts';
import { namesOfPeople } from '../people/namesOfPeople.ts';
import { sharedProfilesOf } from './sharedProfiles.ts';

const ORDER = 'position:asc';

/** A bulk action with its row counts, in the contract's format. */
export async function toBulk(context: AccountContext, row: Row<'card_bulks'>): Promise<CardBulk> {
  const { trx } = context;
  const rowCounts = await selectIn(trx, row.account_id, 'card_bulk_rows')
    .select(['state', (e) => e.fn.countAll<number>().as('n')])
    .where('bulk_id', '=', row.id)
    .groupBy('state')
    .execute();
  const names = await namesOfPeople(trx, [row.user_id]);
  const countOf = (state: (typeof BULK_ROW_STATES)[number]) =>
    rowCounts.find((count) => count.state === state)?.n ?? 0;
  const isOver = row.state === 'done' || row.state === 'canceled';
  return {
    ...factsOf(contract.getCardBulk.response.shape.bulk, row),
    bulkId: row.id,
    counts: {
      ready: countOf('ready'),
      refused: countOf('refused'),
      done: countOf('done'),
      failed: countOf('failed'),
      canceled: countOf('canceled'),
      undone: countOf('undone'),
    },
    sharedProfiles: await sharedProfilesOf(context, row),
    canUndo: isOver && BULK_RULES[row.action.name].undo !== null && countOf('done') > 0,
    createdBy: names.get(row.user_id) ?? '',
  };
}

/** Locks a bulk action's row until the transaction ends. @throws Refusal `cardBulk.notFound` */
export async function lockBulk(
  { trx, account }: AccountContext,
  bulkId: string,
): Promise<Row<'card_bulks'>> {
  return rowIn(trx, account.account_id, 'card_bulks', bulkId)
    .forUpdate()
    .executeTakeFirstOrThrow(() => notFound('cardBulk'));
}

async function readBulk({ trx, account }: AccountContext, bulkId: string) {
  return rowIn(trx, account.account_id, 'card_bulks', bulkId).executeTakeFirstOrThrow(() =>
    notFound('cardBulk'),
  );
}

/** The progress of a bulk action. */
export const getCardBulk: HandlerOf<'getCardBulk'> = async ({ params }, context) => ({
  bulk: await toBulk(context, await readBulk(context, params.bulkId)),
});

/** Lists a bulk action's cards with their results, in fleets that the person may see. */
export const listCardBulkRows: HandlerOf<'listCardBulkRows'> = async (
  { params, query },
  context,
) => {
  const { trx, account, fleetIds } = context;
  await readBulk(context, params.bulkId);
  const limit = query.limit ?? PAGE_ROWS;
  const cursor = readCursor(query.cursor, ORDER, 'number');
  const rows = await selectIn(trx, account.account_id, 'card_bulk_rows as r')
    .innerJoin('cards as c', (on) => sameAccount(on, 'c.id', 'r.card_id'))
    .leftJoin('drivers as d', (on) => sameAccount(on, 'd.id', 'c.driver_id'))
    .leftJoin('vehicles as v', (on) => sameAccount(on, 'v.id', 'c.vehicle_id'))
    .select(['r.position', 'r.card_id as cardId', 'r.state', 'r.reasons', 'r.before'])
    .select(['r.from_status as from', 'r.to_status as to', 'c.last4'])
    .select(sql<string>`coalesce(d.first_name || ' ' || d.last_name, c.name_on_card)`.as('holder'))
    .select(sql<string | null>`CASE WHEN d.id IS NULL THEN v.unit_number END`.as('unitNumber'))
    .where('r.bulk_id', '=', params.bulkId)
    .where(inFleets('c.fleet_id', fleetIds))
    .$if(query.state !== undefined, (q) => q.where('r.state', '=', query.state ?? 'ready'))
    .$if(cursor !== null, (q) => q.where('r.position', '>', Number(cursor?.key ?? 0)))
    .orderBy('r.position')
    .limit(onePast(limit))
    .execute();
  return cutPage(
    rows,
    limit,
    ({ position: _position, before, ...row }) => ({ ...row, figure: before.limit ?? null }),
    (row) => ({ order: ORDER, key: row.position, id: row.cardId }),
  );
};
