import type { HandlerOf } from '../../http/context.ts';
import { selectIn } from '../../store/inAccount.ts';
import { inFleets } from '../../store/scope.ts';

/** Fleets that the person may see, each with its cards. [GW-83] */
export const listFleets: HandlerOf<'listFleets'> = async (_input, context) => {
  const { trx, account, fleetIds } = context;
  const rows = await selectIn(trx, account.account_id, 'fleets')
    .selectAll()
    .select((e) =>
      e
        .selectFrom('cards')
        .where('cards.account_id', '=', account.account_id)
        .whereRef('cards.fleet_id', '=', 'fleets.id')
        .select((count) => count.fn.countAll<number>().as('n'))
        .as('card_count'),
    )
    .where(inFleets('fleets.id', fleetIds))
    .orderBy('name')
    .execute();
  return {
    items: rows.map((row) => ({
      fleetId: row.id,
      name: row.name,
      code: row.code,
      number: row.number,
      cardCount: row.card_count ?? 0,
      isActive: row.is_active,
    })),
  };
};

/** Departments of the fleets that the person may see. [GW-89] */
export const listDepartments: HandlerOf<'listDepartments'> = async (_input, context) => {
  const { trx, account, fleetIds } = context;
  const rows = await selectIn(trx, account.account_id, 'departments')
    .selectAll()
    .where(inFleets('departments.fleet_id', fleetIds))
    .orderBy('number')
    .execute();
  return {
    items: rows.map((row) => ({
      departmentId: row.id,
      fleetId: row.fleet_id,
      number: row.number,
      name: row.name,
    })),
  };
};
