import type { HandlerOf } from '../../http/context.ts';
import { seeSignIn } from './signIns.ts';

/** The signed-in person, with the sign-in before this one. [GW-13] */
export const getMe: HandlerOf<'getMe'> = async (_input, context) => {
  const { person } = context;
  await seeSignIn(context);
  return {
    userId: person.user_id,
    username: person.username,
    firstName: person.first_name,
    lastName: person.last_name,
    email: person.email,
    culture: person.culture,
    userType: person.user_type,
    phone: person.phone,
    lastLoginAt: person.last_login_at,
  };
};

/** The accounts that the person has a grant on. [GW-42, USER-20] */
export const getMyAccounts: HandlerOf<'getMyAccounts'> = async (_input, { trx, person }) => {
  const rows = await trx
    .selectFrom('grants')
    .innerJoin('accounts', 'accounts.account_id', 'grants.account_id')
    .selectAll('accounts')
    .select(['grants.role', 'grants.fleet_ids', 'grants.extra_permissions'])
    .select('grants.withheld_permissions')
    .select((e) =>
      e
        .selectFrom('fleets')
        .whereRef('fleets.account_id', '=', 'accounts.account_id')
        .select((count) => count.fn.countAll<number>().as('n'))
        .as('fleet_count'),
    )
    .where('grants.user_id', '=', person.user_id)
    .where('grants.state', '<>', 'locked')
    .orderBy('accounts.account_number')
    .execute();
  return {
    items: rows.map((row) => ({
      sysAccountId: row.account_id,
      accountNumber: row.account_number,
      name: row.name,
      state: row.state,
      timeZone: row.time_zone,
      weekStartsOn: row.week_starts_on,
      currency: row.currency,
      role: row.role,
      extraPermissions: row.extra_permissions,
      withheldPermissions: row.withheld_permissions,
      fleetIds: row.fleet_ids,
      fleetCount: row.fleet_ids?.length ?? row.fleet_count ?? 0,
      features: row.features,
    })),
  };
};
