import type { AuthorizationAnswer } from '@forecourt/api-client/contract';
import { sql } from 'kysely';
import type { Flags, PlacedPromptedId } from '@forecourt/validation';
import { flagged } from '../../http/flags.ts';
import { sameAccount, selectIn } from '../../store/inAccount.ts';
import type { Trx } from '../../store/schema.ts';
import { fleetSignals, type FleetSignals } from '../telematics/lastSignals.ts';
import { lastReadingOf } from '../roster/readings.ts';
import { requestName, type Arrival } from './arrival.ts';
import { holdBatch, type Moment, type StandingAccount } from './holdBatch.ts';
import { standingCards, type StandingCard } from './standingCards.ts';

/** What a batch of one account is decided by. */
export interface Standing {
  readonly account: StandingAccount;
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
  /** What vehicles report; null: the account does not ask them. */
  readonly telematics: FleetSignals | null;
}

/** Drivers and vehicles of the account that were named at the pump. */
async function readTyped(trx: Trx, accountId: string, typed: readonly string[]) {
  if (typed.length === 0) return [];
  const drivers = selectIn(trx, accountId, 'drivers')
    .select([sql<string>`'driver'`.as('kind'), 'driver_id as typed', 'id'])
    .where('status', '=', 'active')
    .where('driver_id', 'in', [...typed]);
  const vehicles = selectIn(trx, accountId, 'vehicles')
    .select([sql<string>`'vehicle'`.as('kind'), 'unit_number as typed', 'id'])
    .where('status', '=', 'active')
    .where('unit_number', 'in', [...typed]);
  return drivers.unionAll(vehicles).execute();
}

/** Prompted IDs of the account that were typed at the pump, with the cards that they were given to. */
async function readPromptedIds(trx: Trx, accountId: string, typed: readonly string[]) {
  if (typed.length === 0) return new Map<string, PlacedPromptedId>();
  const rows = await selectIn(trx, accountId, 'prompted_ids as p')
    .leftJoin('prompted_id_cards as k', (on) => sameAccount(on, 'k.prompted_id', 'p.id'))
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
  cards: Iterable<StandingCard>,
  typedVehicles: Iterable<string>,
) {
  const asking = [...cards].filter(({ row }) => row.odometer_prompt === 'inSequence');
  if (asking.length === 0) return new Map<string, number>();
  const own = asking.flatMap(({ row }) => row.vehicle_id ?? []);
  const found = new Map<string, number>();
  for (const vehicleId of new Set([...own, ...typedVehicles])) {
    // one connection: its queries come one after the other anyway
    const miles = await lastReadingOf(trx, accountId, vehicleId);
    if (miles !== null) found.set(vehicleId, miles);
  }
  return found;
}

/** Reads and holds what a batch of one account and one day is decided by. */
export async function readStanding(
  trx: Trx,
  accountId: string,
  arrivals: readonly Arrival[],
  moment: Moment & { readonly flags: Flags },
): Promise<Standing> {
  const held = await holdBatch(trx, accountId, arrivals, moment);
  const { answered, firstNumber } = held;
  const account = flagged(held.account, moment.flags);
  const cards = await standingCards(trx, held, moment.at);
  const all = arrivals.flatMap(({ request: { promptedId } }) => promptedId ?? []);
  const typed = [...new Set(all)];
  const named = await readTyped(trx, accountId, typed);
  const idsOf = (kind: string) =>
    new Map(named.filter((one) => one.kind === kind).map((one) => [one.typed, one.id]));
  const vehicleIds = idsOf('vehicle');
  return {
    account,
    answers: new Map(
      answered.map(({ network, reference, answer }) => [requestName(network, reference), answer]),
    ),
    availableCents: account.credit_limit_cents - account.owed_cents,
    firstNumber,
    cards,
    driverIds: idsOf('driver'),
    vehicleIds,
    promptedIds: await readPromptedIds(trx, accountId, typed),
    lastMiles: await readLastMiles(trx, accountId, cards.values(), vehicleIds.values()),
    telematics: await fleetSignals(trx, account, [
      ...[...cards.values()].flatMap(({ row }) => row.vehicle_id ?? []),
      ...vehicleIds.values(),
    ]),
  };
}
