import {
  type FieldIssue,
  type Vehicle,
  type VehicleRecord,
  vehicleRecord,
} from '@forecourt/validation';
import { sql } from 'kysely';
import type { AccountContext, HandlerOf } from '../../http/context.ts';
import { notFound } from '../../http/refusal.ts';
import { columnsOf, factsOf } from '../../store/factsOf.ts';
import { newId } from '../../store/ids.ts';
import { changeRow, insertIn, selectIn } from '../../store/inAccount.ts';
import type { Row } from '../../store/schema.ts';
import { inFleets } from '../../store/scope.ts';
import { likeText } from '../../store/likeText.ts';
import { inOrder, sortedPage, type SortKey } from '../../store/sortedPage.ts';
import { changeOf } from '../events/changes.ts';
import { recordFacts } from '../events/recordEvent.ts';
import { holdOrders } from '../orders/counters.ts';
import { readReadings } from './readings.ts';
import {
  countsOf,
  fleetIssues,
  liveCards,
  requireEditable,
  requireNoIssues,
  VEHICLES,
} from './roster.ts';
import { cardsOf } from './rosterCards.ts';

type Filter = Parameters<HandlerOf<'listVehicles'>>[0]['query'];

const sortKeys = (
  context: AccountContext,
): Readonly<Record<NonNullable<Filter['sort']>, SortKey>> => ({
  unit: { expression: sql`r.unit_number`, type: 'text' },
  name: { expression: sql`lower(r.name)`, type: 'text' },
  fleet: { expression: sql`lower(f.name)`, type: 'text' },
  odometer: { expression: sql`coalesce(r.odometer_miles, 0)::bigint`, type: 'bigint' },
  cards: { expression: liveCards(context, VEHICLES, 'r.id'), type: 'bigint' },
});

interface VehicleRow extends Row<'vehicles'> {
  readonly fleet_name: string;
  readonly card_count: number;
}

const toVehicle = (row: VehicleRow): VehicleRecord => ({
  ...factsOf(vehicleRecord, row),
});

/** Vehicles that the person may see. */
function visible({ trx, account, fleetIds }: AccountContext) {
  return selectIn(trx, account.account_id, 'vehicles as r')
    .innerJoin('fleets as f', (on) =>
      on.onRef('f.account_id', '=', 'r.account_id').onRef('f.id', '=', 'r.fleet_id'),
    )
    .where(inFleets('r.fleet_id', fleetIds));
}

/** Every filter save the state, so that counts by state stand beside the chosen one. */
function filtered(context: AccountContext, { q, fleetId }: Filter) {
  const like = likeText(q?.trim() ?? '');
  let query = visible(context);
  if (fleetId) query = query.where('r.fleet_id', '=', fleetId);
  if (like === '%%') return query;
  return query.where(
    sql<boolean>`(r.unit_number ILIKE ${like} OR r.name ILIKE ${like} OR r.vin ILIKE ${like}
      OR r.license_plate ILIKE ${like} OR r.vehicle_id ILIKE ${like}
      OR r.registration_number ILIKE ${like})`,
  );
}

/** One page of vehicles as records, in the order that was asked for. */
export async function pageOfVehicles(context: AccountContext, query: Filter) {
  const request = { ...query, sort: query.sort ?? 'unit' };
  const all = filtered(context, query);
  const chosen = query.status ? all.where('r.status', '=', query.status) : all;
  const named = chosen
    .selectAll('r')
    .select(['f.name as fleet_name', liveCards(context, VEHICLES, 'r.id').as('card_count')]);
  const rows = await inOrder(named, sortKeys(context)[request.sort], sql`r.id`, request).execute();
  return sortedPage(rows, request, toVehicle);
}

/** Vehicles, filtered, sorted, page by page. */
export const listVehicles: HandlerOf<'listVehicles'> = async ({ query }, context) => {
  const page = await pageOfVehicles(context, query);
  if (query.total === undefined) return { ...page, counts: null };
  const rows = await filtered(context, query)
    .select(['r.status', sql<number>`count(*)`.as('n')])
    .groupBy('r.status')
    .execute();
  const counts = countsOf(rows);
  const total = query.status ? counts[query.status] : counts.active + counts.terminated;
  return { ...page, counts, total };
};

/** One vehicle as the contract shows it. @throws Refusal `vehicle.notFound` */
export async function readVehicle(context: AccountContext, id: string): Promise<VehicleRecord> {
  const row = await visible(context)
    .where('r.id', '=', id)
    .selectAll('r')
    .select(['f.name as fleet_name', liveCards(context, VEHICLES, 'r.id').as('card_count')])
    .executeTakeFirstOrThrow(() => notFound('vehicle'));
  return toVehicle(row);
}

/** One vehicle with its cards and its last readings. */
export const getVehicle: HandlerOf<'getVehicle'> = async ({ params }, context) => {
  const vehicle = await readVehicle(context, params.id);
  const cards = await cardsOf(context, VEHICLES, params.id);
  return { vehicle, cards, ...(await readReadings(context, params.id)) };
};

/** A vehicle as it is kept. */
export const vehicleColumns = (vehicle: Vehicle) => columnsOf(vehicle);

/** A unit number that another vehicle of the account has, in whatever case. [DRIVER-16] */
async function takenIssues(
  { trx, account }: AccountContext,
  { unitNumber }: Vehicle,
  ownId: string | null,
): Promise<FieldIssue[]> {
  const others = await selectIn(trx, account.account_id, 'vehicles')
    .select('id')
    .where(sql<boolean>`upper(unit_number) = ${unitNumber.toUpperCase()}`)
    .execute();
  return others.some(({ id }) => id !== ownId)
    ? [{ path: 'unitNumber', key: 'vehicle.unitInUse', params: {} }]
    : [];
}

/** What stands against a vehicle. The caller holds the account's entries, so that none slips in. */
export const vehicleIssues = async (
  context: AccountContext,
  vehicle: Vehicle,
  ownId: string | null = null,
): Promise<FieldIssue[]> => [
  ...(await fleetIssues(context, VEHICLES, vehicle.fleetId)),
  ...(await takenIssues(context, vehicle, ownId)),
];

/** Enters a vehicle; the caller has checked it. */
export async function insertVehicle(context: AccountContext, vehicle: Vehicle): Promise<string> {
  const { trx, account } = context;
  const id = newId();
  const values = vehicleColumns(vehicle);
  await insertIn(trx, account.account_id, 'vehicles', { id, ...values });
  await recordFacts(context, [changeOf(VEHICLES, id, null, values).fact]);
  return id;
}

/** Adds a vehicle. [DRIVER-06 to DRIVER-16] */
export const addVehicle: HandlerOf<'addVehicle'> = async ({ body }, context) => {
  await holdOrders(context.trx, context.account.account_id);
  requireNoIssues(VEHICLES, await vehicleIssues(context, body));
  return { vehicle: await readVehicle(context, await insertVehicle(context, body)) };
};

/** Changes a vehicle that nobody else changed meanwhile. */
export const editVehicle: HandlerOf<'editVehicle'> = async ({ params, body }, context) => {
  const { trx, account, fleetIds } = context;
  await holdOrders(trx, account.account_id);
  const before = await selectIn(trx, account.account_id, 'vehicles')
    .selectAll()
    .where('id', '=', params.id)
    .where(inFleets('vehicles.fleet_id', fleetIds))
    .forUpdate()
    .executeTakeFirstOrThrow(() => notFound('vehicle'));
  requireEditable(VEHICLES, before, context);
  requireNoIssues(VEHICLES, await vehicleIssues(context, body, params.id));
  const values = vehicleColumns(body);
  await changeRow(trx, account.account_id, 'vehicles', params.id, values);
  await recordFacts(context, [changeOf(VEHICLES, params.id, { ...before }, values).fact]);
  return { vehicle: await readVehicle(context, params.id) };
};
