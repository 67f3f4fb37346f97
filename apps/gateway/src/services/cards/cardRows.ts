import { sql, type SelectQueryBuilder } from 'kysely';
import { dayIn, firstOfMonth, type Card, card } from '@forecourt/validation';
import type { AccountContext } from '../../http/context.ts';
import { notFound } from '../../http/refusal.ts';
import { selectIn } from '../../store/inAccount.ts';
import { factsOf } from '../../store/factsOf.ts';
import { readAsJson } from '../../store/readAsJson.ts';
import type { Row, Schema, Trx } from '../../store/schema.ts';
import { inFleets } from '../../store/scope.ts';

/** Columns that lists need; the others are not read. */
const LIST_COLUMNS = [
  'id',
  'last4',
  'card_type',
  'status',
  'name_on_card',
  'expires_on',
  'fleet_id',
  'department_id',
  'profile_id',
  'last_used_at',
  'order_id',
  'group_id',
  'hold_changes_at',
  'version',
] as const;

/** First day of the current billing cycle, which is the account's calendar month. */
export const cycleStart = ({ account, now }: AccountContext): string =>
  firstOfMonth(dayIn(account.time_zone, now)).toString();

/** Cards of the account that the person may see. */
export const visibleCards = ({ trx, account, fleetIds }: AccountContext) =>
  selectIn(trx, account.account_id, 'cards as c').where(inFleets('c.fleet_id', fleetIds));
export type VisibleCards = ReturnType<typeof visibleCards>;

type CardSubquery = SelectQueryBuilder<Schema, never, Row<'cards'>>;

/** Selects `text`, trusted SQL, from the row `n` that the card's column references. */
const nameSubquery =
  (accountId: string) => (table: keyof Schema, text: string, column: keyof Row<'cards'>) =>
    sql<string | null>`(SELECT ${sql.raw(text)} FROM ${sql.table(table)} n
    WHERE n.account_id = ${accountId} AND n.id = ${sql.ref(`c.${column}`)})`;

/**
 * The names of what a card `c` refers to. They come from scalar subqueries because planning that
 * many joins takes longer than reading a page of cards.
 */
export function nameColumns(accountId: string) {
  const nameOf = nameSubquery(accountId);
  return [
    nameOf('fleets', 'n.name', 'fleet_id').$notNull().as('fleet_name'),
    nameOf('departments', 'n.number', 'department_id').as('department_number'),
    nameOf('drivers', 'n.driver_id', 'driver_id').as('driver_number'),
    nameOf('drivers', `n.first_name || ' ' || n.last_name`, 'driver_id').as('driver_name'),
    nameOf('vehicles', 'n.unit_number', 'vehicle_id').as('unit_number'),
    nameOf('limit_profiles', 'n.name', 'profile_id').as('profile_name'),
    nameOf('card_groups', 'n.name', 'group_id').as('group_name'),
  ] as const;
}

/** Adds names and this cycle's purchases to a page of cards. */
export function withNames(trx: Trx, accountId: string, page: CardSubquery, since: string) {
  return trx
    .selectFrom(page.as('c'))
    .innerJoinLateral(
      (e) =>
        e
          .selectFrom('transactions as t')
          .where('t.account_id', '=', accountId)
          .whereRef('t.card_id', '=', 'c.id')
          // a literal, because a generic plan for a parameter reads every month's partition
          .where('t.occurred_on', '>=', sql.lit(since))
          .where('t.status', '<>', 'declined')
          .select([
            sql<number>`coalesce(sum(t.net_cents), 0)::bigint`.as('spent_cents'),
            sql<number>`count(*)`.as('purchases'),
          ])
          .as('spend'),
      (on) => on.onTrue(),
    )
    .select(LIST_COLUMNS.map((column) => `c.${column}` as const))
    .select(['spend.spent_cents', 'spend.purchases'])
    .select(sql<boolean>`c.custom_limits IS NOT NULL`.as('has_custom_limits'))
    .select(nameColumns(accountId));
}

type CardRow = Awaited<ReturnType<ReturnType<typeof withNames>['executeTakeFirstOrThrow']>>;

/** Converts an instant, which may come from PostgreSQL's JSON, to the contract's format. */
const instantOf = (text: string | null) => (text === null ? null : new Date(text).toISOString());

/** Converts a card's row to the contract's format. */
export function toCard(row: CardRow, currency: string): Card {
  return {
    ...factsOf(card, row),
    cardId: row.id,
    driverId: row.driver_number,
    spentThisCycleCents: row.spent_cents,
    currency,
    purchasesThisCycle: row.purchases,
    lastUsedAt: instantOf(row.last_used_at),
    holdChangesAt: instantOf(row.hold_changes_at),
  };
}

/** Reads cards by ID, in the given order; omits those that the person may not see. */
export async function cardsByIds(
  context: AccountContext,
  cardIds: readonly string[],
  since: string = cycleStart(context),
): Promise<Card[]> {
  if (cardIds.length === 0) return [];
  const { trx, account, fleetIds } = context;
  const page = selectIn(trx, account.account_id, 'cards')
    .selectAll('cards')
    .where('id', 'in', [...cardIds])
    .where(inFleets('cards.fleet_id', fleetIds));
  const rows = await readAsJson(trx, withNames(trx, account.account_id, page, since));
  const cards = new Map(rows.map((row) => [row.id, toCard(row, account.currency)]));
  return cardIds.flatMap((id) => cards.get(id) ?? []);
}

/** Reads one card in the same format as in lists. @throws Refusal `card.notFound` */
export async function cardById(context: AccountContext, cardId: string): Promise<Card> {
  const [found] = await cardsByIds(context, [cardId]);
  if (!found) throw notFound('card');
  return found;
}
