import type { AuthorizationAnswer } from '@forecourt/api-client/contract';
import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import {
  REPEATS_MINUTES,
  type LimitUsage,
  type PlacedPromptedId,
  type PurchaseLimits,
} from '@forecourt/validation';
import { anyOf } from '../../store/anyOf.ts';
import type { Row, Trx } from '../../store/schema.ts';
import { limitsInForce } from '../cards/getCard.ts';
import { readUsages } from '../cards/usage.ts';
import { lastReadingOf } from '../roster/readings.ts';
import { tankOf } from '../purchases/pastPurchases.ts';
import { requestName, type Arrival } from './arrival.ts';

/** What a decision needs to know of a card; the rest of its row stays where it is. */
const CARD_COLUMNS = [
  'id',
  'card_type',
  'status',
  'expires_on',
  'last4',
  'fleet_id',
  'department_id',
  'driver_id',
  'vehicle_id',
  'id_prompt',
  'odometer_prompt',
  'custom_limits',
] as const;
type CardRow = Pick<Row<'cards'>, (typeof CARD_COLUMNS)[number]>;

/** What a card did within the last hour, on the batch's day. */
export interface Lately {
  readonly declines: number;
  readonly purchases: number;
  readonly cents: number;
}

/** A card as it stands before a batch, kept from changing until the batch is through. */
export interface StandingCard {
  readonly row: CardRow;
  readonly limits: PurchaseLimits;
  readonly tankMilligallons: number | null;
  readonly allowance: {
    readonly id: string;
    readonly amountCents: number;
    readonly milligallons: number | null;
    readonly siteNumber: string | null;
    readonly untilAt: number;
  } | null;
  readonly usage: LimitUsage;
  readonly lately: Lately;
}

/** What a batch of one account is decided by. */
export interface Standing {
  readonly account: Row<'accounts'>;
  /** Answers that were given already, by the requests' names: a network asks again for a lost one. */
  readonly answers: ReadonlyMap<string, AuthorizationAnswer>;
  readonly cards: ReadonlyMap<string, StandingCard>;
  readonly availableCents: number;
  /** The first number of the batch; the others follow. */
  readonly firstNumber: number;
  /** Drivers and vehicles by the ID that was typed. */
  readonly driverIds: ReadonlyMap<string, string>;
  readonly vehicleIds: ReadonlyMap<string, string>;
  /** Prompted IDs that were typed, by type and number: `D 4071`. */
  readonly promptedIds: ReadonlyMap<string, PlacedPromptedId>;
  /** Last good readings in whole miles, of vehicles whose card wants them in sequence. */
  readonly lastMiles: ReadonlyMap<string, number>;
}

const COUNTER = 'transaction';
const MINUTE_MILLISECONDS = 60_000;

/**
 * Takes the account's next transaction numbers. Holding the counter also lets the batches of one
 * account come one after the other on every instance, so that credit is never given twice.
 */
async function takeNumbers(trx: Trx, accountId: string, count: number): Promise<number> {
  const taken = await trx
    .updateTable('account_counters')
    .set((e) => ({ last_value: e('last_value', '+', count) }))
    .where('account_id', '=', accountId)
    .where('counter', '=', COUNTER)
    .returning('last_value')
    .executeTakeFirst();
  if (taken) return taken.last_value - count + 1;
  await trx
    .insertInto('account_counters')
    .columns(['account_id', 'counter', 'last_value'])
    .expression((e) =>
      e
        .selectFrom('transactions')
        .where('account_id', '=', accountId)
        .where(sql<boolean>`transaction_number ~ '^[0-9]{1,15}$'`)
        .select([
          sql<string>`${accountId}`.as('account_id'),
          sql<string>`${COUNTER}`.as('counter'),
          sql<number>`coalesce(max(transaction_number::bigint), 0)`.as('last_value'),
        ]),
    )
    .onConflict((conflict) => conflict.columns(['account_id', 'counter']).doNothing())
    .execute();
  return takeNumbers(trx, accountId, count);
}

/** The account, what it owes, and what it was answered already, by the requests' names. */
async function readAccount(trx: Trx, accountId: string, arrivals: readonly Arrival[]) {
  const networks = anyOf(new Set(arrivals.map(({ network }) => network)));
  const references = anyOf(arrivals.map(({ request }) => request.reference));
  const row = await trx
    .selectFrom('accounts as a')
    .selectAll('a')
    .select((e) => [
      e
        .selectFrom('account_balances as b')
        .whereRef('b.account_id', '=', 'a.account_id')
        .where('b.ledger', 'in', ['receivable', 'pending'])
        .select(sql<number>`coalesce(sum(b.amount_cents), 0)::bigint`.as('owed'))
        .as('owed'),
      jsonArrayFrom(
        e
          .selectFrom('authorizations as z')
          .whereRef('z.account_id', '=', 'a.account_id')
          .where('z.network', '=', networks)
          .where('z.reference', '=', references)
          .select(['z.network', 'z.reference', 'z.answer']),
      ).as('answered'),
    ])
    .where('a.account_id', '=', accountId)
    .executeTakeFirstOrThrow();
  const { owed, answered, ...account } = row;
  return {
    account,
    availableCents: account.credit_limit_cents - (owed ?? 0),
    answers: new Map(
      answered.map(({ network, reference, answer }) => [requestName(network, reference), answer]),
    ),
  };
}

interface Moment {
  readonly at: Date;
  /** Day of `at` in the account's zone. */
  readonly day: string;
}

async function readCards(
  trx: Trx,
  accountId: string,
  cardIds: readonly string[],
  { at, day }: Moment,
) {
  const anHourAgo = new Date(at.getTime() - REPEATS_MINUTES * MINUTE_MILLISECONDS).toISOString();
  return (
    trx
      .selectFrom('cards as c')
      .leftJoin('limit_profiles as p', (on) =>
        on.onRef('p.account_id', '=', 'c.account_id').onRef('p.id', '=', 'c.profile_id'),
      )
      .leftJoin('limit_allowances as w', (on) =>
        on
          .onRef('w.account_id', '=', 'c.account_id')
          .onRef('w.card_id', '=', 'c.id')
          .on('w.state', '=', 'open'),
      )
      .innerJoinLateral(
        (e) =>
          e
            .selectFrom('transactions as t')
            .select(sql<number>`count(*) FILTER (WHERE t.status = 'declined')`.as('declines'))
            .select(sql<number>`count(*) FILTER (WHERE t.status <> 'declined')`.as('purchases'))
            .select(sql<number>`coalesce(sum(t.net_cents), 0)::bigint`.as('cents'))
            .whereRef('t.account_id', '=', 'c.account_id')
            .whereRef('t.card_id', '=', 'c.id')
            .where('t.occurred_on', '=', day)
            .where('t.occurred_at', '>', anHourAgo)
            .as('lately'),
        (on) => on.onTrue(),
      )
      .where('c.account_id', '=', accountId)
      .where('c.id', '=', anyOf(cardIds))
      .orderBy('c.id')
      .select(CARD_COLUMNS.map((column) => `c.${column}` as const))
      .select('p.limits')
      // not joined: a plan for the join may read all the account's vehicles
      .select((e) =>
        e
          .selectFrom('vehicles as v')
          .whereRef('v.account_id', '=', 'c.account_id')
          .whereRef('v.id', '=', 'c.vehicle_id')
          .select('v.tank_capacity_milligallons')
          .as('tank_capacity_milligallons'),
      )
      .select(['w.id as allowance_id', 'w.amount_cents as allowed_cents', 'w.until_at'])
      .select(['lately.declines', 'lately.purchases', 'lately.cents'])
      .select(['w.milligallons as allowed_milligallons', 'w.site_number as allowed_site'])
      .forNoKeyUpdate('c')
      .execute()
  );
}

/** Drivers and vehicles of the account that were named at the pump. */
async function readTyped(trx: Trx, accountId: string, typed: readonly string[]) {
  if (typed.length === 0) return [];
  const drivers = trx
    .selectFrom('drivers')
    .select([sql<string>`'driver'`.as('kind'), 'driver_id as typed', 'id'])
    .where('account_id', '=', accountId)
    .where('status', '=', 'active')
    .where('driver_id', 'in', [...typed]);
  const vehicles = trx
    .selectFrom('vehicles')
    .select([sql<string>`'vehicle'`.as('kind'), 'unit_number as typed', 'id'])
    .where('account_id', '=', accountId)
    .where('status', '=', 'active')
    .where('unit_number', 'in', [...typed]);
  return drivers.unionAll(vehicles).execute();
}

/** Prompted IDs of the account that were typed at the pump, with the cards that they were given to. */
async function readPromptedIds(trx: Trx, accountId: string, typed: readonly string[]) {
  if (typed.length === 0) return new Map<string, PlacedPromptedId>();
  const rows = await trx
    .selectFrom('prompted_ids as p')
    .leftJoin('prompted_id_cards as k', (on) =>
      on.onRef('k.account_id', '=', 'p.account_id').onRef('k.prompted_id', '=', 'p.id'),
    )
    .where('p.account_id', '=', accountId)
    .where('p.number', 'in', [...typed])
    .groupBy(['p.account_id', 'p.id'])
    .select(['p.type', 'p.number', 'p.status', 'p.fleet_id'])
    .select(
      sql<string[]>`coalesce(json_agg(k.card_id) FILTER (WHERE k.card_id IS NOT NULL), '[]')`.as(
        'card_ids',
      ),
    )
    .execute();
  return new Map(
    rows.map(({ type, number, status, fleet_id: fleetId, card_ids: cardIds }) => [
      `${type} ${number}`,
      { status, fleetId, cardIds },
    ]),
  );
}

/** The last good reading of every vehicle whose card wants the next one in sequence. */
async function readLastMiles(
  trx: Trx,
  accountId: string,
  cards: readonly CardRow[],
  typedVehicles: Iterable<string>,
) {
  const asking = cards.filter((card) => card.odometer_prompt === 'inSequence');
  if (asking.length === 0) return new Map<string, number>();
  const own = asking.flatMap(({ vehicle_id: vehicleId }) => vehicleId ?? []);
  const found = new Map<string, number>();
  for (const vehicleId of new Set([...own, ...typedVehicles])) {
    // one connection: its queries come one after the other anyway
    const miles = await lastReadingOf(trx, accountId, vehicleId);
    if (miles !== null) found.set(vehicleId, miles);
  }
  return found;
}

type CardRead = Awaited<ReturnType<typeof readCards>>[number];

function allowanceOf(row: CardRead): StandingCard['allowance'] {
  const { allowance_id, allowed_cents, until_at } = row;
  if (allowance_id === null || allowed_cents === null || until_at === null) return null;
  return {
    id: allowance_id,
    amountCents: allowed_cents,
    milligallons: row.allowed_milligallons,
    siteNumber: row.allowed_site,
    untilAt: Date.parse(until_at),
  };
}

/** Reads and holds what a batch of one account and one day is decided by. */
export async function readStanding(
  trx: Trx,
  accountId: string,
  arrivals: readonly Arrival[],
  moment: Moment,
): Promise<Standing> {
  const firstNumber = await takeNumbers(trx, accountId, arrivals.length);
  // after the account is held: the same reference may just have been answered elsewhere
  const { account, availableCents, answers } = await readAccount(trx, accountId, arrivals);
  const cardIds = [...new Set(arrivals.map(({ cardId }) => cardId))];
  const rows = await readCards(trx, accountId, cardIds, moment);
  const limited = rows.map((row) => ({
    cardId: row.id,
    limits: limitsInForce(row.limits ?? undefined, row.custom_limits),
  }));
  const usages = await readUsages(trx, account, limited, moment.at);
  const all = arrivals.flatMap(({ request: { promptedId } }) => promptedId ?? []);
  const typed = [...new Set(all)];
  const named = await readTyped(trx, accountId, typed);
  const idsOf = (kind: string) =>
    new Map(named.filter((one) => one.kind === kind).map((one) => [one.typed, one.id]));
  const cards = rows.map((row, index): [string, StandingCard] => {
    const limits = limited[index]?.limits;
    const usage = usages.get(row.id);
    if (!limits || !usage) throw new Error('A card of the batch has no limits or usage.');
    const allowance = allowanceOf(row);
    const { declines, purchases, cents } = row;
    const lately = { declines, purchases, cents };
    return [row.id, { row, limits, usage, allowance, lately, tankMilligallons: tankOf(row) }];
  });
  const vehicleIds = idsOf('vehicle');
  return {
    account,
    answers,
    availableCents,
    firstNumber,
    cards: new Map(cards),
    driverIds: idsOf('driver'),
    vehicleIds,
    promptedIds: await readPromptedIds(trx, accountId, typed),
    lastMiles: await readLastMiles(trx, accountId, rows, vehicleIds.values()),
  };
}
