import type { AuthorizationAnswer } from '@forecourt/api-client/contract';
import { sql } from 'kysely';
import type { Flags, PlacedPromptedId } from '@forecourt/validation';
import { withFlaggedIntegrations } from '../../http/flags.ts';
import { selectIn } from '../../store/inAccount.ts';
import type { Trx } from '../../store/schema.ts';
import { placedIds } from '../promptedIds/placedIds.ts';
import { fleetSignals, type FleetSignals } from '../telematics/lastSignals.ts';
import { lastReadingOf } from '../roster/readings.ts';
import { requestName, type Arrival } from './arrival.ts';
import { holdBatch, type Moment, type BatchAccount } from './holdBatch.ts';
import { batchCards, type BatchCard } from './batchCards.ts';

/** Everything needed to decide a batch of one account. */
export interface BatchState {
  readonly account: BatchAccount;
  /** Earlier answers by request name, for requests that a network retried. */
  readonly answers: ReadonlyMap<string, AuthorizationAnswer>;
  readonly cards: ReadonlyMap<string, BatchCard>;
  readonly availableCents: number;
  /** The batch's first transaction number; the rest are consecutive. */
  readonly firstNumber: number;
  /** Row IDs of drivers and vehicles by the ID entered at the pump. */
  readonly driverIds: ReadonlyMap<string, string>;
  readonly vehicleIds: ReadonlyMap<string, string>;
  /** Prompted IDs entered at the pump, by type and number, as in `D 4071`. */
  readonly promptedIds: ReadonlyMap<string, PlacedPromptedId>;
  /** Last good readings in whole miles, for vehicles whose card requires them in sequence. */
  readonly lastMiles: ReadonlyMap<string, number>;
  /** Signals that vehicles report; `null` if the account has telematics off. */
  readonly telematics: FleetSignals | null;
}

/** The account's active drivers and vehicles with the IDs entered at the pump. */
async function readEnteredIds(trx: Trx, accountId: string, enteredIds: readonly string[]) {
  if (enteredIds.length === 0) return [];
  const drivers = selectIn(trx, accountId, 'drivers')
    .select([sql<string>`'driver'`.as('kind'), 'driver_id as typed', 'id'])
    .where('status', '=', 'active')
    .where('driver_id', 'in', [...enteredIds]);
  const vehicles = selectIn(trx, accountId, 'vehicles')
    .select([sql<string>`'vehicle'`.as('kind'), 'unit_number as typed', 'id'])
    .where('status', '=', 'active')
    .where('unit_number', 'in', [...enteredIds]);
  return drivers.unionAll(vehicles).execute();
}

/** The account's prompted IDs that were entered at the pump, with the cards assigned to each. */
async function readPromptedIds(trx: Trx, accountId: string, enteredIds: readonly string[]) {
  if (enteredIds.length === 0) return new Map<string, PlacedPromptedId>();
  const rows = await placedIds(trx, [accountId])
    .where('p.number', 'in', [...enteredIds])
    .execute();
  return new Map<string, PlacedPromptedId>(rows.map((row) => [`${row.type} ${row.number}`, row]));
}

/** The last good reading of each vehicle, if any card requires readings in sequence. */
async function readLastMiles(
  trx: Trx,
  accountId: string,
  cards: Iterable<BatchCard>,
  typedVehicles: Iterable<string>,
) {
  const cardsInSequence = [...cards].filter(({ row }) => row.odometer_prompt === 'inSequence');
  if (cardsInSequence.length === 0) return new Map<string, number>();
  const cardVehicleIds = cardsInSequence.flatMap(({ row }) => row.vehicle_id ?? []);
  const lastMiles = new Map<string, number>();
  for (const vehicleId of new Set([...cardVehicleIds, ...typedVehicles])) {
    // a transaction has one connection, so its queries run sequentially anyway
    const miles = await lastReadingOf(trx, accountId, vehicleId);
    if (miles !== null) lastMiles.set(vehicleId, miles);
  }
  return lastMiles;
}

/** Reads and locks everything needed to decide a batch of one account and day. */
export async function readBatchState(
  trx: Trx,
  accountId: string,
  arrivals: readonly Arrival[],
  moment: Moment & { readonly flags: Flags },
): Promise<BatchState> {
  const batch = await holdBatch(trx, accountId, arrivals, moment);
  const { answered, firstNumber } = batch;
  const account = withFlaggedIntegrations(batch.account, moment.flags);
  const cards = await batchCards(trx, batch, moment.at);
  const all = arrivals.flatMap(({ request: { promptedId } }) => promptedId ?? []);
  const enteredIds = [...new Set(all)];
  const rows = await readEnteredIds(trx, accountId, enteredIds);
  const idsOf = (kind: string) =>
    new Map(rows.filter((row) => row.kind === kind).map((row) => [row.typed, row.id]));
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
    promptedIds: await readPromptedIds(trx, accountId, enteredIds),
    lastMiles: await readLastMiles(trx, accountId, cards.values(), vehicleIds.values()),
    telematics: await fleetSignals(trx, account, [
      ...[...cards.values()].flatMap(({ row }) => row.vehicle_id ?? []),
      ...vehicleIds.values(),
    ]),
  };
}
