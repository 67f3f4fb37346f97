import { sql } from 'kysely';
import type { HandlerOf } from '../../http/context.ts';
import { selectIn } from '../../store/inAccount.ts';
import { inFleets } from '../../store/scope.ts';

/** Fleets that the person may see, each with its cards. [GW-83] */
export const listFleets: HandlerOf<'listFleets'> = async (_input, context) => {
  const { trx, account, fleetIds } = context;
  const items = await selectIn(trx, account.account_id, 'fleets as f')
    .select(['f.id as fleetId', 'f.name', 'f.code', 'f.number', 'f.is_active as isActive'])
    .select(
      sql<number>`(SELECT count(*) FROM cards c
        WHERE c.account_id = ${account.account_id} AND c.fleet_id = f.id)`.as('cardCount'),
    )
    .where(inFleets('f.id', fleetIds))
    .orderBy('f.name')
    .execute();
  return { items };
};

/** Departments of the fleets that the person may see. [GW-89] */
export const listDepartments: HandlerOf<'listDepartments'> = async (_input, context) => {
  const { trx, account, fleetIds } = context;
  const items = await selectIn(trx, account.account_id, 'departments')
    .select(['id as departmentId', 'fleet_id as fleetId', 'number', 'name'])
    .where(inFleets('departments.fleet_id', fleetIds))
    .orderBy('number')
    .execute();
  return { items };
};
