import { contract } from '@forecourt/api-client/contract';
import { ACCOUNT_PART_REFUSALS, can, type FleetForm } from '@forecourt/validation';
import { sql } from 'kysely';
import type { AccountContext, HandlerOf } from '../../http/context.ts';
import { notFound, refusedAt, requireAllowed } from '../../http/refusal.ts';
import { factsOf } from '../../store/factsOf.ts';
import { newId } from '../../store/ids.ts';
import { changeRow, deleteIn, insertIn, isTaken, selectIn } from '../../store/inAccount.ts';
import { inFleets } from '../../store/scope.ts';
import { recordEvent } from '../events/recordEvent.ts';
import { lockPart } from './parts.ts';

type CountedTable = 'cards' | 'drivers' | 'vehicles' | 'departments';
const counterFor = (accountId: string) => (table: CountedTable) =>
  sql<number>`(SELECT count(*) FROM ${sql.table(table)} x
    WHERE x.account_id = ${accountId} AND x.fleet_id = f.id)`;

/** Fleets that the person may see. */
const visibleFleets = ({ trx, account, fleetIds }: AccountContext) =>
  selectIn(trx, account.account_id, 'fleets as f')
    .where(inFleets('f.id', fleetIds))
    .orderBy('f.name');

/** Fleets that the person may see, each with its card count. [GW-83] */
export const listFleets: HandlerOf<'listFleets'> = async (_input, context) => {
  const countOf = counterFor(context.account.account_id);
  const items = await visibleFleets(context)
    .select(['f.id as fleetId', 'f.name', 'f.code', 'f.number', 'f.is_active as isActive'])
    .select(countOf('cards').as('cardCount'))
    .execute();
  return { items };
};

const fleetRows = (context: AccountContext) => {
  const countOf = counterFor(context.account.account_id);
  return visibleFleets(context)
    .selectAll('f')
    .select([
      countOf('cards').as('cards'),
      countOf('drivers').as('drivers'),
      countOf('vehicles').as('vehicles'),
      countOf('departments').as('departments'),
    ]);
};

type FleetRow = Awaited<ReturnType<ReturnType<typeof fleetRows>['execute']>>[number];

const toDetails = (row: FleetRow) => ({
  ...factsOf(contract.addFleet.response.shape.fleet, row),
  fleetId: row.id,
  cardCount: row.cards,
  driverCount: row.drivers,
  vehicleCount: row.vehicles,
  departmentCount: row.departments,
});

/** Fleets with counts of their cards, drivers, vehicles, and departments. [GW-44, USER-03] */
export const listFleetDetails: HandlerOf<'listFleetDetails'> = async (_input, context) => ({
  items: (await fleetRows(context).execute()).map(toDetails),
});

async function findFleet(context: AccountContext, fleetId: string): Promise<FleetRow> {
  return fleetRows(context)
    .where('f.id', '=', fleetId)
    .executeTakeFirstOrThrow(() => notFound('fleet'));
}

const holdFleet = (context: AccountContext, id: string): Promise<FleetRow> =>
  lockPart(context, 'fleets', id, () => findFleet(context, id));

/** @throws Refusal `fleet.notPossible` if another fleet has the code (ignoring case) */
async function requireUniqueCode(
  context: AccountContext,
  { code }: FleetForm,
  ownId: string | null,
): Promise<void> {
  if (!(await isTaken(context, 'fleets', 'code', code, ownId))) return;
  throw refusedAt(422, 'fleet.notPossible', 'code', ACCOUNT_PART_REFUSALS.fleetCodeTaken);
}

const formOf = ({ name, code, number }: FleetRow): FleetForm => ({ name, code, number });

/** Adds a fleet; refused for users limited to certain fleets. [USER-03, ENT-37] */
export const addFleet: HandlerOf<'addFleet'> = async ({ body }, context) => {
  const id = newId();
  requireAllowed(can(context.actor, 'fleets.edit', { fleetId: id }));
  await requireUniqueCode(context, body, null);
  await insertIn(context.trx, context.account.account_id, 'fleets', { id, ...body });
  await recordEvent(context, ['fleet', id], 'fleet.added', { after: body });
  return { fleet: toDetails(await findFleet(context, id)) };
};

/** Edits a fleet's name, code, and number. [USER-03] */
export const editFleet: HandlerOf<'editFleet'> = async ({ params, body }, context) => {
  const row = await holdFleet(context, params.fleetId);
  await requireUniqueCode(context, body, row.id);
  await changeRow(context.trx, row.account_id, 'fleets', row.id, body);
  await recordEvent(context, ['fleet', row.id], 'fleet.edited', {
    before: formOf(row),
    after: body,
  });
  return { fleet: toDetails(await findFleet(context, row.id)) };
};

/** Tables whose rows keep a fleet from being deleted. */
const BELONGINGS = [
  'cards',
  'drivers',
  'vehicles',
  'departments',
  'prompted_ids',
  'recorded_purchases',
  'express_checks',
  'express_requests',
  'one_click_fleets',
  'proximity_enrollments',
] as const;

/** Tables of per-fleet settings, deleted along with the fleet. */
const SETTINGS = ['alert_rules', 'driver_request_settings', 'express_fleet_configs'] as const;

async function isInUse({ trx }: AccountContext, { account_id, id }: FleetRow): Promise<boolean> {
  const conditions = BELONGINGS.map(
    (table) => sql`EXISTS (SELECT 1 FROM ${sql.table(table)}
      WHERE account_id = ${account_id} AND fleet_id = ${id})`,
  );
  // every purchase is counted there, and reading them all takes too long
  const hasPurchases = sql`EXISTS (SELECT 1 FROM spend_days
    WHERE account_id = ${account_id} AND fleet_id = ${id} AND purchases + declines > 0)`;
  const isGranted = sql`EXISTS (SELECT 1 FROM grants
    WHERE account_id = ${account_id} AND fleet_ids @> ${JSON.stringify([id])}::jsonb)`;
  const { used } = await trx
    .selectNoFrom(
      sql<boolean>`${sql.join([...conditions, hasPurchases, isGranted], sql` OR `)}`.as('used'),
    )
    .executeTakeFirstOrThrow();
  return used;
}

/** Deletes a fleet that is not in use, with its settings. [USER-03] */
export const removeFleet: HandlerOf<'removeFleet'> = async ({ params }, context) => {
  const { trx } = context;
  const row = await holdFleet(context, params.fleetId);
  if (await isInUse(context, row)) {
    throw refusedAt(409, 'fleet.inUse', '', ACCOUNT_PART_REFUSALS.fleetInUse);
  }
  for (const table of SETTINGS) {
    await deleteIn(trx, row.account_id, table).where('fleet_id', '=', row.id).execute();
  }
  await deleteIn(trx, row.account_id, 'fleets').where('id', '=', row.id).execute();
  await recordEvent(context, ['fleet', row.id], 'fleet.deleted', { before: formOf(row) });
  return { fleetId: row.id };
};
