import { sql } from 'kysely';
import type { LimitUsage, PlacedPromptedId, PurchaseLimits } from '@forecourt/validation';
import { anyOf } from '../../store/anyOf.ts';
import type { Row, Trx } from '../../store/schema.ts';
import { limitsInForce } from '../cards/getCard.ts';
import { readUsages } from '../cards/usage.ts';
import { lastReadingOf } from '../roster/readings.ts';
import { tankOf } from '../purchases/pastPurchases.ts';
import type { Arrival } from './arrival.ts';

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
}

/** What a batch of one account is decided by. */
export interface Standing {
  readonly account: Row<'accounts'>;
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

async function readAccount(trx: Trx, accountId: string) {
  const row = await trx
    .selectFrom('accounts as a')
    .selectAll('a')
    .select((e) =>
      e
        .selectFrom('account_balances as b')
        .whereRef('b.account_id', '=', 'a.account_id')
        .where('b.ledger', 'in', ['receivable', 'pending'])
        .select(sql<number>`coalesce(sum(b.amount_cents), 0)::bigint`.as('owed'))
        .as('owed'),
    )
    .where('a.account_id', '=', accountId)
    .executeTakeFirstOrThrow();
  const { owed, ...account } = row;
  return { account, availableCents: account.credit_limit_cents - (owed ?? 0) };
}

async function readCards(trx: Trx, accountId: string, cardIds: readonly string[]) {
  return trx
    .selectFrom('cards as c')
    .leftJoin('limit_profiles as p', (on) =>
      on.onRef('p.account_id', '=', 'c.account_id').onRef('p.id', '=', 'c.profile_id'),
    )
    .leftJoin('vehicles as v', (on) =>
      on.onRef('v.account_id', '=', 'c.account_id').onRef('v.id', '=', 'c.vehicle_id'),
    )
    .leftJoin('limit_allowances as w', (on) =>
      on
        .onRef('w.account_id', '=', 'c.account_id')
        .onRef('w.card_id', '=', 'c.id')
        .on('w.state', '=', 'open'),
    )
    .where('c.account_id', '=', accountId)
    .where('c.id', '=', anyOf(cardIds))
    .orderBy('c.id')
    .select(CARD_COLUMNS.map((column) => `c.${column}` as const))
    .select(['p.limits', 'v.tank_capacity_milligallons'])
    .select(['w.id as allowance_id', 'w.amount_cents as allowed_cents', 'w.until_at'])
    .select(['w.milligallons as allowed_milligallons', 'w.site_number as allowed_site'])
    .forNoKeyUpdate('c')
    .execute();
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
  at: Date,
): Promise<Standing> {
  const firstNumber = await takeNumbers(trx, accountId, arrivals.length);
  const { account, availableCents } = await readAccount(trx, accountId);
  const cardIds = [...new Set(arrivals.map(({ cardId }) => cardId))];
  const rows = await readCards(trx, accountId, cardIds);
  const limited = rows.map((row) => ({
    cardId: row.id,
    limits: limitsInForce(row.limits ?? undefined, row.custom_limits),
  }));
  const usages = await readUsages(trx, account, limited, at);
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
    return [row.id, { row, limits, usage, allowance, tankMilligallons: tankOf(row) }];
  });
  const vehicleIds = idsOf('vehicle');
  return {
    account,
    availableCents,
    firstNumber,
    cards: new Map(cards),
    driverIds: idsOf('driver'),
    vehicleIds,
    promptedIds: await readPromptedIds(trx, accountId, typed),
    lastMiles: await readLastMiles(trx, accountId, rows, vehicleIds.values()),
  };
}
