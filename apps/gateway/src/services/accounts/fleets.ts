import { contract } from '@forecourt/api-client/contract';
import { ACCOUNT_PART_REFUSALS, can, type FleetForm } from '@forecourt/validation';
import { sql } from 'kysely';
import type { AccountContext, HandlerOf } from '../../http/context.ts';
import { notFound, refusedAt, requireAllowed } from '../../http/refusal.ts';
import { factsOf } from '../../store/factsOf.ts';
import { newId } from '../../store/ids.ts';
import { changeRow, insertIn, selectIn } from '../../store/inAccount.ts';
import { inFleets } from '../../store/scope.ts';
import { recordEvent } from '../events/recordEvent.ts';
import { holdPart } from './parts.ts';

type Counted = 'cards' | 'drivers' | 'vehicles' | 'departments';
const counting = (accountId: string) => (table: Counted) =>
  sql<number>`(SELECT count(*) FROM ${sql.table(table)} x
    WHERE x.account_id = ${accountId} AND x.fleet_id = f.id)`;

const fleetRows = ({ trx, account, fleetIds }: AccountContext) => {
  const countOf = counting(account.account_id);
  return selectIn(trx, account.account_id, 'fleets as f')
    .selectAll('f')
    .select([
      countOf('cards').as('cards'),
      countOf('drivers').as('drivers'),
      countOf('vehicles').as('vehicles'),
      countOf('departments').as('departments'),
    ])
    .where(inFleets('f.id', fleetIds))
    .orderBy('f.name');
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

/** Fleets with what belongs to each. [GW-44, USER-03] */
export const listFleetDetails: HandlerOf<'listFleetDetails'> = async (_input, context) => ({
  items: (await fleetRows(context).execute()).map(toDetails),
});

async function findFleet(context: AccountContext, fleetId: string): Promise<FleetRow> {
  return fleetRows(context)
    .where('f.id', '=', fleetId)
    .executeTakeFirstOrThrow(() => notFound('fleet'));
}

const holdFleet = (context: AccountContext, id: string): Promise<FleetRow> =>
  holdPart(context, 'fleets', id, () => findFleet(context, id));

/** @throws Refusal `fleet.notPossible` when another fleet has the code */
async function requireFree(
  { trx, account }: AccountContext,
  { code }: FleetForm,
  ownId: string | null,
): Promise<void> {
  const other = await selectIn(trx, account.account_id, 'fleets')
    .select('id')
    .where(sql<boolean>`upper(code) = ${code.toUpperCase()}`)
    .executeTakeFirst();
  if (!other || other.id === ownId) return;
  throw refusedAt(422, 'fleet.notPossible', 'code', ACCOUNT_PART_REFUSALS.fleetCodeTaken);
}

const formOf = ({ name, code, number }: FleetRow): FleetForm => ({ name, code, number });

/** Adds a fleet; someone with some fleets could not see it. [USER-03, ENT-37] */
export const addFleet: HandlerOf<'addFleet'> = async ({ body }, context) => {
  const id = newId();
  requireAllowed(can(context.actor, 'fleets.edit', { fleetId: id }));
  await requireFree(context, body, null);
  await insertIn(context.trx, context.account.account_id, 'fleets', { id, ...body });
  await recordEvent(context, ['fleet', id], 'fleet.added', { after: body });
  return { fleet: toDetails(await findFleet(context, id)) };
};

/** Changes a fleet. [USER-03] */
export const editFleet: HandlerOf<'editFleet'> = async ({ params, body }, context) => {
  const row = await holdFleet(context, params.fleetId);
  await requireFree(context, body, row.id);
  await changeRow(context.trx, row.account_id, 'fleets', row.id, body);
  await recordEvent(context, ['fleet', row.id], 'fleet.edited', {
    before: formOf(row),
    after: body,
  });
  return { fleet: toDetails(await findFleet(context, row.id)) };
};

/** Deletes a fleet to which nothing belongs. [USER-03] */
export const removeFleet: HandlerOf<'removeFleet'> = async ({ params }, context) => {
  const { trx } = context;
  const row = await holdFleet(context, params.fleetId);
  const inUse = refusedAt(409, 'fleet.inUse', '', ACCOUNT_PART_REFUSALS.fleetInUse);
  if (row.cards + row.drivers + row.vehicles + row.departments > 0) throw inUse;
  const { used } = await trx
    .selectNoFrom([
      sql<boolean>`EXISTS (SELECT 1 FROM prompted_ids WHERE account_id = ${row.account_id} AND fleet_id = ${row.id})
        OR EXISTS (SELECT 1 FROM transactions WHERE account_id = ${row.account_id} AND fleet_id = ${row.id})
        OR EXISTS (SELECT 1 FROM express_checks WHERE account_id = ${row.account_id} AND fleet_id = ${row.id})
        OR EXISTS (SELECT 1 FROM express_requests WHERE account_id = ${row.account_id} AND fleet_id = ${row.id})
        OR EXISTS (SELECT 1 FROM one_click_fleets WHERE account_id = ${row.account_id} AND fleet_id = ${row.id})
        OR EXISTS (SELECT 1 FROM proximity_enrollments WHERE account_id = ${row.account_id} AND fleet_id = ${row.id})
        OR EXISTS (SELECT 1 FROM grants WHERE account_id = ${row.account_id} AND fleet_ids @> ${JSON.stringify([row.id])}::jsonb)`.as(
        'used',
      ),
    ])
    .executeTakeFirstOrThrow();
  if (used) throw inUse;
  for (const table of ['express_fleet_configs', 'fleets'] as const) {
    const column = table === 'fleets' ? 'id' : 'fleet_id';
    await sql`DELETE FROM ${sql.table(table)}
      WHERE account_id = ${row.account_id} AND ${sql.ref(column)} = ${row.id}`.execute(trx);
  }
  await recordEvent(context, ['fleet', row.id], 'fleet.deleted', { before: formOf(row) });
  return { fleetId: row.id };
};
