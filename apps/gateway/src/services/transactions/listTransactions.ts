import { sql } from 'kysely';
import type { HandlerOf, ReadScope } from '../../http/context.ts';
import { type Cursor, cutPage, onePast, PAGE_ROWS, readCursor } from '../../store/keyset.ts';
import {
  matchingDays,
  matchingTransactions,
  type MatchingDays,
  type MatchingTransactions,
} from './filters.ts';
import { toTransaction, withDetails } from './transactionRows.ts';

const ORDER = 'occurredAt:desc';

const pageOf = (matching: MatchingTransactions, limit: number, cursor: Cursor | null) =>
  matching
    .selectAll('t')
    .$if(cursor !== null, (query) =>
      query.where(
        sql<boolean>`(t.occurred_at, t.id) < (${cursor?.key}::timestamptz, ${cursor?.id})`,
      ),
    )
    .orderBy('t.occurred_at', 'desc')
    .orderBy('t.id', 'desc')
    .limit(onePast(limit));

const isDeclined = sql`t.status = 'declined'`;

/** Totals over all matching transactions. */
const sumsOfRows = (matching: MatchingTransactions) =>
  matching
    .select([
      sql<number>`count(*) FILTER (WHERE NOT (${isDeclined}))`.as('purchases'),
      sql<number>`count(*) FILTER (WHERE ${isDeclined})`.as('declines'),
      sql<number>`coalesce(sum(t.net_cents), 0)::bigint`.as('netCents'),
      sql<number>`coalesce(sum(t.discount_cents), 0)::bigint`.as('discountCents'),
      sql<number>`coalesce(sum(t.fuel_milligallons), 0)::bigint`.as('milligallons'),
      sql<number>`count(*) FILTER (WHERE t.flags <> '[]')`.as('flagged'),
    ])
    .executeTakeFirstOrThrow();

/** The same totals, from stored daily totals. */
const sumsOfDays = (days: MatchingDays) =>
  days
    .select([
      sql<number>`coalesce(sum(t.purchases), 0)`.as('purchases'),
      sql<number>`coalesce(sum(t.declines), 0)`.as('declines'),
      sql<number>`coalesce(sum(t.net_cents), 0)::bigint`.as('netCents'),
      sql<number>`coalesce(sum(t.discount_cents), 0)::bigint`.as('discountCents'),
      sql<number>`coalesce(sum(t.fuel_milligallons), 0)::bigint`.as('milligallons'),
      sql<number>`coalesce(sum(t.flagged), 0)`.as('flagged'),
    ])
    .executeTakeFirstOrThrow();

type TransactionQuery = Parameters<HandlerOf<'listTransactions'>>[0]['query'];

/** One page of matching transactions, without totals. */
export async function pageOfTransactions(context: ReadScope, query: TransactionQuery) {
  const limit = query.limit ?? PAGE_ROWS;
  const matching = matchingTransactions(context, query);
  const cursor = readCursor(query.cursor, ORDER);
  const rows = await withDetails(
    context.trx,
    context.account.account_id,
    pageOf(matching, limit, cursor),
  ).execute();
  return cutPage(
    rows,
    limit,
    (row) => toTransaction(row, context.account.currency),
    (row) => ({ order: ORDER, key: row.occurred_at, id: row.id }),
  );
}

/** Purchases and declines, newest first. [GW-95, GW-159, GW-12] */
export const listTransactions: HandlerOf<'listTransactions'> = async ({ query }, context) => {
  const page = await pageOfTransactions(context, query);
  if (query.total === undefined) return { ...page, totals: null };
  const days = matchingDays(context, query);
  const totals = await (days ? sumsOfDays(days) : sumsOfRows(matchingTransactions(context, query)));
  return { ...page, total: totals.purchases + totals.declines, totals };
};
