import { accountUser } from '@forecourt/api-client/contract';
import {
  personGrants,
  type GrantedPermission,
  type Permission,
  type UserState,
} from '@forecourt/validation';
import { sql, type UpdateObject } from 'kysely';
import type { AccountContext } from '../../http/context.ts';
import { notFound, refusedAt, requireCurrent } from '../../http/refusal.ts';
import { hasRow } from '../../store/hasRow.ts';
import { selectIn, updateIn } from '../../store/inAccount.ts';
import { factsOf } from '../../store/factsOf.ts';
import type { Schema } from '../../store/schema.ts';
import { hasFleets } from '../../store/scope.ts';

type Scope = Pick<AccountContext, 'trx' | 'account' | 'person'>;

/** A person with their grant on the account or, if they were deleted, their former grant. */
export type UserRow = Awaited<ReturnType<ReturnType<typeof usersOf>['executeTakeFirstOrThrow']>>;

/** Converts a user to the API shape; `self` is the caller's user ID. */
export const toAccountUser = (self: string) => (row: UserRow) => ({
  ...factsOf(accountUser, row),
  permissions: grantsOf(row),
  isSelf: row.user_id === self,
});

/** Those of the individually granted permissions that the user has. */
export const grantsOf = (row: UserRow): GrantedPermission[] =>
  personGrants(row.role, {
    extraPermissions: row.extra_permissions,
    withheldPermissions: row.withheld_permissions,
  });

/** IDs of the accounts whose users the caller manages. */
export const managedAccounts = ({ trx, person }: Pick<Scope, 'trx' | 'person'>) =>
  trx
    .selectFrom('grants as own')
    .select('own.account_id')
    .where('own.user_id', '=', person.user_id)
    .where('own.role', '=', 'administrator')
    .where('own.state', '=', 'activated');

/** The account's users, or its former users if `deleted`. */
export function usersOf({ trx, account }: Scope, which: 'present' | 'deleted') {
  if (which === 'present') {
    return selectIn(trx, account.account_id, 'grants as g')
      .innerJoin('people as p', 'p.user_id', 'g.user_id')
      .select(['p.user_id as id', 'p.user_id', 'p.username', 'p.first_name', 'p.last_name'])
      .select(['p.email', 'p.last_login_at', 'g.role', 'g.fleet_ids', 'g.extra_permissions'])
      .select(['g.withheld_permissions', 'g.invited_at', 'g.version'])
      .select(sql<UserState>`g.state`.as('state'));
  }
  return selectIn(trx, account.account_id, 'deleted_users as g')
    .innerJoin('people as p', 'p.user_id', 'g.user_id')
    .select(['p.user_id as id', 'p.user_id', 'p.username', 'p.first_name', 'p.last_name'])
    .select(['p.email', 'p.last_login_at', 'g.role', 'g.fleet_ids'])
    .select(sql<Permission[]>`'[]'::jsonb`.as('extra_permissions'))
    .select(sql<string[]>`'[]'::jsonb`.as('withheld_permissions'))
    .select(sql<string | null>`null`.as('invited_at'))
    .select(sql<number>`1`.as('version'))
    .select(sql<UserState>`'deleted'`.as('state'));
}

/** @throws Refusal `user.notFound` */
export async function findUser(context: Scope, userId: string): Promise<UserRow> {
  return usersOf(context, 'present')
    .where('p.user_id', '=', userId)
    .executeTakeFirstOrThrow(() => notFound('user'));
}

/** People limited to some fleets cannot change users with others. @throws Refusal [USER-20] */
export function requireReach(
  { fleetIds }: Pick<AccountContext, 'fleetIds'>,
  user: Pick<UserRow, 'fleet_ids'>,
): void {
  if (hasFleets(fleetIds, user.fleet_ids)) return;
  throw refusedAt(403, 'access.denied', '', 'access.fleet');
}

/**
 * Locks the grants that decide who manages the account, so that two administrators cannot remove
 * each other concurrently, and returns the user as of then.
 *
 * @throws Refusal `user.notFound`, `version.stale`
 */
export async function lockUser(context: AccountContext, userId: string): Promise<UserRow> {
  const { trx, account } = context;
  await selectIn(trx, account.account_id, 'grants')
    .select('user_id')
    .where((e) => e.or([e('role', '=', 'administrator'), e('user_id', '=', userId)]))
    .orderBy('user_id')
    .forUpdate()
    .execute();
  return requireCurrent(context, await findUser(context, userId));
}

/** Whether this is the only user who can manage all of the account's users. */
export async function isLastAdministrator(
  { trx, account }: Pick<Scope, 'trx' | 'account'>,
  user: Pick<UserRow, 'user_id' | 'role' | 'fleet_ids'>,
): Promise<boolean> {
  if (user.role !== 'administrator' || user.fleet_ids !== null) return false;
  const others = selectIn(trx, account.account_id, 'grants')
    .where('role', '=', 'administrator')
    .where('state', '=', 'activated')
    .where(sql<boolean>`fleet_ids IS NULL`)
    .where('user_id', '<>', user.user_id);
  return !(await hasRow(others));
}

/** Changes a user's grant, and increments its version. */
export async function changeGrant(
  { trx, account }: Pick<Scope, 'trx' | 'account'>,
  user: Pick<UserRow, 'user_id'>,
  change: UpdateObject<Schema, 'grants'>,
): Promise<void> {
  await updateIn(trx, account.account_id, 'grants')
    .set((e) => ({ ...change, version: e('version', '+', 1) }))
    .where('user_id', '=', user.user_id)
    .execute();
}
