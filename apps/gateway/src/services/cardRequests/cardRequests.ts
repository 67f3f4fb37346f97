import { cardholderRequest } from '@forecourt/api-client/contract';
import { sql } from 'kysely';
import type { AccountContext, HandlerOf } from '../../http/context.ts';
import { notFound } from '../../http/refusal.ts';
import { factsOf } from '../../store/factsOf.ts';
import { sameAccount, selectIn } from '../../store/inAccount.ts';
import { newestPage } from '../../store/newestPage.ts';
import { newId } from '../../store/ids.ts';
import { inFleets } from '../../store/scope.ts';
import { likeText } from '../../store/likeText.ts';
import { inOrder, sortedPage } from '../../store/sortedPage.ts';
import { recordEvent } from '../events/recordEvent.ts';

/** Requests that the person may see, joined to their drivers, fleets, and cards. */
function visibleRequests({ trx, account, fleetIds }: AccountContext) {
  return selectIn(trx, account.account_id, 'cardholder_requests as r')
    .innerJoin('drivers as d', (on) => sameAccount(on, 'd.id', 'r.driver_id'))
    .innerJoin('fleets as f', (on) => sameAccount(on, 'f.id', 'd.fleet_id'))
    .leftJoin('cards as c', (on) => sameAccount(on, 'c.id', 'r.card_id'))
    .leftJoin('people as p', 'p.user_id', 'r.settled_by')
    .where(inFleets('d.fleet_id', fleetIds));
}

const requestRows = (context: AccountContext) =>
  visibleRequests(context).select([
    'r.id',
    'r.status',
    'r.driver_id',
    'r.card_id',
    'r.requested_at',
    'r.settled_at',
    'd.driver_id as number',
    'd.fleet_id',
    'f.name as fleet_name',
    'c.last4 as card_last4',
    sql<string>`d.first_name || ' ' || d.last_name`.as('name'),
    sql<string | null>`p.first_name || ' ' || p.last_name`.as('settled_by'),
  ]);
type RequestRow = Awaited<ReturnType<ReturnType<typeof requestRows>['executeTakeFirstOrThrow']>>;

const toRequest = (row: RequestRow) => ({
  ...factsOf(cardholderRequest, row),
  requestId: row.id,
  cardholderId: row.driver_id,
});

/** Reads requests by ID, in the given order; omits those that the person may not see. */
export async function requestsByIds(context: AccountContext, ids: readonly string[]) {
  if (ids.length === 0) return [];
  const rows = await requestRows(context)
    .where('r.id', 'in', [...ids])
    .execute();
  return rows
    .map(toRequest)
    .toSorted((a, b) => ids.indexOf(a.requestId) - ids.indexOf(b.requestId));
}

/** Lists cardholders' requests for cards, newest first. [CARD-20] */
export const listCardRequests: HandlerOf<'listCardRequests'> = async ({ query }, context) => {
  const like = likeText(query.q?.trim() ?? '');
  const matchesText = sql<boolean>`((d.first_name || ' ' || d.last_name) ILIKE ${like} OR d.driver_id ILIKE ${like})`;
  const all = requestRows(context).where(matchesText);
  const filtered = query.status ? all.where('r.status', '=', query.status) : all;
  const { total: _total, ...pageQuery } = query;
  const page = await newestPage(filtered, pageQuery, { by: 'r.requested_at', toItem: toRequest });
  if (query.total === undefined) return { ...page, counts: null };
  const statusCounts = await visibleRequests(context)
    .where(matchesText)
    .select(['r.status', sql<number>`count(*)`.as('n')])
    .groupBy('r.status')
    .execute();
  const included = statusCounts.filter(({ status }) => !query.status || status === query.status);
  return {
    ...page,
    counts: Object.fromEntries(statusCounts.map(({ status, n }) => [status, n])),
    total: included.reduce((sum, { n }) => sum + n, 0),
  };
};

/** Lists people who can hold cards, which are the active drivers. [GW-33] */
export const listKnownCardholders: HandlerOf<'listKnownCardholders'> = async (
  { query },
  context,
) => {
  const { trx, account, fleetIds } = context;
  const like = likeText(query.q?.trim() ?? '');
  const drivers = selectIn(trx, account.account_id, 'drivers as d')
    .innerJoin('fleets as f', (on) => sameAccount(on, 'f.id', 'd.fleet_id'))
    .where('d.status', '=', 'active')
    .where(inFleets('d.fleet_id', fleetIds))
    .where(
      sql<boolean>`((d.first_name || ' ' || d.last_name) ILIKE ${like} OR d.driver_id ILIKE ${like})`,
    );
  const request = { ...query, sort: 'name' };
  const key = {
    expression: sql<string>`lower(d.last_name || ' ' || d.first_name)`,
    type: 'text' as const,
  };
  const columns = drivers.select([
    'd.id',
    'd.driver_id as number',
    'f.name as fleetName',
    sql<string>`d.first_name || ' ' || d.last_name`.as('name'),
    sql<number>`(SELECT count(*) FROM cardholder_requests q WHERE q.account_id = ${account.account_id}
      AND q.driver_id = d.id AND q.status = 'assigned')`.as('cardCount'),
    sql<'pending' | 'assigned' | 'denied' | 'unassigned' | null>`(SELECT q.status
      FROM cardholder_requests q WHERE q.account_id = ${account.account_id} AND q.driver_id = d.id
      ORDER BY q.id DESC LIMIT 1)`.as('request'),
  ]);
  const rows = await inOrder(columns, key, sql`d.id`, request).execute();
  return sortedPage(rows, request, ({ id, ...row }) => ({ cardholderId: id, ...row }));
};

/** Requests a card for each cardholder; those with a pending request keep it. [GW-34] */
export const onboardCardholders: HandlerOf<'onboardCardholders'> = async ({ body }, context) => {
  const { trx, account, fleetIds, now } = context;
  const accountId = account.account_id;
  const drivers = await selectIn(trx, accountId, 'drivers')
    .select('id')
    .where('status', '=', 'active')
    .where('id', 'in', body.cardholderIds)
    .where(inFleets('drivers.fleet_id', fleetIds))
    .execute();
  if (drivers.length !== body.cardholderIds.length) throw notFound('cardholder');
  for (const driver of drivers) {
    const id = newId();
    const added = await trx
      .insertInto('cardholder_requests')
      .values({
        account_id: accountId,
        id,
        driver_id: driver.id,
        status: 'pending',
        requested_at: now.toISOString(),
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!added) continue;
    await recordEvent(context, ['cardholderRequest', id], 'cardholderRequest.asked', {
      after: { status: 'pending' },
    });
  }
  const pending = await selectIn(trx, accountId, 'cardholder_requests')
    .select('id')
    .where('status', '=', 'pending')
    .where('driver_id', 'in', body.cardholderIds)
    .orderBy('id')
    .execute();
  return {
    items: await requestsByIds(
      context,
      pending.map(({ id }) => id),
    ),
  };
};
