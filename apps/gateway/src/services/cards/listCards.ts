import { sql, type RawBuilder } from 'kysely';
import { CARD_FILTER_STATES, type Card, type CardState } from '@forecourt/validation';
import type { AccountContext, HandlerOf } from '../../http/context.ts';
import { sameAccount, selectIn } from '../../store/inAccount.ts';
import type { Page } from '../../store/keyset.ts';
import { likeText } from '../../store/likeText.ts';
import { readAsJson } from '../../store/readAsJson.ts';
import type { CardStatusCounts } from '../../store/schema.ts';
import { inOrder, sortedPage, type SortedRequest, type SortKey } from '../../store/sortedPage.ts';
import { cycleStart, toCard, visibleCards, withNames, type VisibleCards } from './cardRows.ts';

type CardQuery = Parameters<HandlerOf<'listCards'>>[0]['query'];
type CardFilters = Omit<CardQuery, 'sort' | 'direction' | 'limit' | 'cursor' | 'total'>;
type CardSort = NonNullable<CardQuery['sort']>;
type CardRequest = SortedRequest & { readonly sort: CardSort };

/** The expression that each sort compares; ties are broken by ID. */
const SORT_KEYS: Readonly<Record<CardSort, SortKey>> = {
  card: { expression: sql`c.last4`, type: 'text' },
  assignedTo: {
    expression: sql`lower(coalesce(d.last_name || ' ' || d.first_name, v.unit_number, c.name_on_card))`,
    type: 'text',
  },
  status: { expression: sql`c.status`, type: 'text' },
  fleet: { expression: sql`lower(f.name)`, type: 'text' },
  profile: { expression: sql`lower(coalesce(p.name, ''))`, type: 'text' },
  spent: { expression: sql`coalesce(spend.spent, 0)`, type: 'bigint' },
  lastUsed: {
    expression: sql`coalesce(c.last_used_at, 'epoch'::timestamptz)`,
    type: 'timestamptz',
  },
};

/** Digits of a number, possibly spaced or masked; empty if the text has any other characters. */
const typedDigits = (text: string) => (/^[\d\s•·*-]+$/.test(text) ? text.replace(/\D/g, '') : '');

/**
 * [ENT-60, CARD-22] Searches name on card, driver, driver ID, unit, and VIN; four digits also match
 * the end of the number, and seven or more the HMAC of its ending. Each is a separate subquery with
 * its own index: joined by OR, they would be evaluated for every card.
 */
function matchesSearch(text: string, { vault, account }: AccountContext): RawBuilder<boolean> {
  const like = likeText(text);
  const digits = typedDigits(text);
  const accountId = account.account_id;
  const subqueries = [
    sql`SELECT id FROM cards WHERE account_id = ${accountId} AND name_on_card ILIKE ${like}`,
    sql`SELECT h.id FROM cards h
      JOIN drivers s ON s.account_id = h.account_id AND s.id = h.driver_id
      WHERE s.account_id = ${accountId}
        AND ((s.first_name || ' ' || s.last_name) ILIKE ${like} OR s.driver_id ILIKE ${like})`,
    sql`SELECT h.id FROM cards h
      JOIN vehicles s ON s.account_id = h.account_id AND s.id = h.vehicle_id
      WHERE s.account_id = ${accountId} AND (s.unit_number ILIKE ${like} OR s.vin ILIKE ${like})`,
  ];
  if (digits.length === 4) {
    subqueries.push(
      sql`SELECT id FROM cards WHERE account_id = ${accountId} AND last4 = ${digits}`,
    );
  }
  const ending = vault.endingHmac(digits);
  if (ending !== null) {
    subqueries.push(sql`SELECT card_id FROM card_secrets
      WHERE account_id = ${accountId} AND ending_hmac = ${ending}`);
  }
  return sql<boolean>`c.id IN (${sql.join(subqueries, sql` UNION ALL `)})`;
}

/** Applies all filters except by state, so that cards can be counted for every state. */
function filteredCards(context: AccountContext, filters: CardFilters): VisibleCards {
  const text = filters.q?.trim() ?? '';
  let query = visibleCards(context);
  if (text !== '') query = query.where(matchesSearch(text, context));
  if (filters.cardType) query = query.where('c.card_type', '=', filters.cardType);
  if (filters.fleetId) query = query.where('c.fleet_id', '=', filters.fleetId);
  if (filters.departmentId) query = query.where('c.department_id', '=', filters.departmentId);
  if (filters.orderId) query = query.where('c.order_id', '=', filters.orderId);
  if (filters.groupId) query = query.where('c.group_id', '=', filters.groupId);
  if (filters.driverId) query = query.where('c.driver_id', '=', filters.driverId);
  return query;
}

/** States that the filters allow; `null` means all. */
function statesOf({ status, exactStatus }: CardFilters): readonly CardState[] | null {
  if (exactStatus) return [exactStatus];
  return status ? CARD_FILTER_STATES[status] : null;
}

async function countByState(cards: VisibleCards): Promise<CardStatusCounts> {
  const rows = await cards
    .select(['c.status', sql<number>`count(*)`.as('n')])
    .groupBy('c.status')
    .execute();
  return Object.fromEntries(rows.map((row) => [row.status, row.n]));
}

/** Total of each card's approved purchases since a day, in cents. */
const spendSince = ({ trx, account }: AccountContext, day: string) =>
  selectIn(trx, account.account_id, 'transactions')
    .select(['card_id', sql<number>`sum(net_cents)::bigint`.as('spent')])
    .where('occurred_on', '>=', day)
    .where('status', '<>', 'declined')
    .groupBy('card_id');

/** One page of cards, each with its sort key. */
function pageOf(context: AccountContext, cards: VisibleCards, request: CardRequest) {
  const { sort, direction = 'asc' } = request;
  const since = cycleStart(context);
  const joined = cards
    .$if(sort === 'assignedTo', (query) =>
      query
        .leftJoin('drivers as d', (on) => sameAccount(on, 'd.id', 'c.driver_id'))
        .leftJoin('vehicles as v', (on) => sameAccount(on, 'v.id', 'c.vehicle_id')),
    )
    .$if(sort === 'fleet', (query) =>
      query.innerJoin('fleets as f', (on) => sameAccount(on, 'f.id', 'c.fleet_id')),
    )
    .$if(sort === 'profile', (query) =>
      query.leftJoin('limit_profiles as p', (on) => sameAccount(on, 'p.id', 'c.profile_id')),
    )
    .$if(sort === 'spent', (query) =>
      query.leftJoin(spendSince(context, since).as('spend'), 'spend.card_id', 'c.id'),
    )
    .selectAll('c');
  const page = inOrder(joined, SORT_KEYS[sort], sql`c.id`, request);
  return withNames(context.trx, context.account.account_id, page, since)
    .select(sql<string | number>`c.sort_key`.as('sort_key'))
    .orderBy(sql`c.sort_key`, direction)
    .orderBy('c.id', direction);
}

/** The cards that match the filters, among those that the person may see. */
export function selectCards(context: AccountContext, filters: CardFilters): VisibleCards {
  const all = filteredCards(context, filters);
  const states = statesOf(filters);
  return states ? all.where('c.status', 'in', [...states]) : all;
}

/** One page of the list, without counts. */
export async function pageOfCards(context: AccountContext, query: CardQuery): Promise<Page<Card>> {
  const request = { ...query, sort: query.sort ?? 'card' };
  const page = pageOf(context, selectCards(context, query), request);
  const rows = await readAsJson(context.trx, page);
  return sortedPage(rows, request, (row) => toCard(row, context.account.currency));
}

/** Lists the account's cards, filtered, sorted, and in pages. [GW-14, ENT-60] */
export const listCards: HandlerOf<'listCards'> = async ({ query }, context) => {
  const page = await pageOfCards(context, query);
  if (query.total === undefined) return { ...page, counts: null };
  const counts = await countByState(filteredCards(context, query));
  const states = statesOf(query);
  const included = Object.entries(counts).filter(
    ([state]) => states?.some((allowed) => allowed === state) ?? true,
  );
  return { ...page, counts, total: included.reduce((sum, [, n]) => sum + n, 0) };
};
