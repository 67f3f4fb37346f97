import { jsonb } from '@forecourt/server';
import {
  can,
  EXPRESS_GRANTS,
  EXPRESS_REFUSALS,
  grantableTo,
  type ExpressGrant,
} from '@forecourt/validation';
import { sql, type UpdateObject } from 'kysely';
import type { AccountContext, HandlerOf } from '../../http/context.ts';
import { notFound, refusedAt, requireAllowed } from '../../http/refusal.ts';
import { deleteIn, putRow, sameAccount, selectIn } from '../../store/inAccount.ts';
import type { Schema } from '../../store/schema.ts';
import { hasFleets } from '../../store/scope.ts';
import { recordEvent } from '../events/recordEvent.ts';
import { passcodeNeeded, consumePasscodeProof } from '../people/passcodeProofs.ts';
import { changeGrant, lockUser, requireReach, type UserRow } from '../users/accountUsers.ts';

const isGrant = (name: string): name is ExpressGrant =>
  EXPRESS_GRANTS.some((grant) => grant === name);

async function readPeople({ trx, account, person, fleetIds }: AccountContext) {
  const rows = await selectIn(trx, account.account_id, 'grants as g')
    .innerJoin('people as p', 'p.user_id', 'g.user_id')
    .leftJoin('express_person_limits as l', (on) => sameAccount(on, 'l.user_id', 'g.user_id'))
    .select(['g.user_id', 'g.role', 'g.extra_permissions', 'g.fleet_ids', 'g.version'])
    .select('l.daily_limit_cents')
    .select(sql<string>`p.first_name || ' ' || p.last_name`.as('name'))
    .orderBy('p.last_name')
    .orderBy('p.first_name')
    .orderBy('g.user_id')
    .execute();
  const visibleRows = rows.filter((row) => hasFleets(fleetIds, row.fleet_ids));
  return visibleRows.map((row) => ({
    userId: row.user_id,
    name: row.name,
    role: row.role,
    isAdministrator: row.role === 'administrator',
    isSelf: row.user_id === person.user_id,
    dailyLimitCents: row.daily_limit_cents,
    permissions:
      row.role === 'administrator' ? [...EXPRESS_GRANTS] : row.extra_permissions.filter(isGrant),
    version: row.version,
  }));
}

async function readPerson(context: AccountContext, userId: string) {
  const person = (await readPeople(context)).find((one) => one.userId === userId);
  if (!person) throw notFound('user');
  return person;
}

/** Express check limits and grants in the reader's fleets, by person. [GW-119, EXPR-06, EXPR-10] */
export const listExpressLimits: HandlerOf<'listExpressLimits'> = async (_input, context) => ({
  items: await readPeople(context),
});

const samePermissions = (one: readonly string[], other: readonly string[]) =>
  EXPRESS_GRANTS.every((grant) => one.includes(grant) === other.includes(grant));

/** The change to another person's grant; none for administrators, who have all by their role. */
function permissionsChange(
  { actor }: AccountContext,
  { user_id: userId, role, extra_permissions: before }: UserRow,
  permissions: readonly ExpressGrant[],
): UpdateObject<Schema, 'grants'> {
  if (role === 'administrator' || samePermissions(before, permissions)) return {};
  requireAllowed(can(actor, 'users.changeGrants', { userId }));
  const grantable: readonly string[] = grantableTo(role);
  if (!permissions.every((name) => grantable.includes(name))) {
    throw refusedAt(422, 'expressCheck.notPossible', 'permissions', EXPRESS_REFUSALS.notGrantable);
  }
  const otherPermissions = before.filter((name) => !isGrant(name));
  return { extra_permissions: jsonb([...otherPermissions, ...new Set(permissions)]) };
}

async function changeDailyLimit(
  { trx, account }: AccountContext,
  userId: string,
  cents: number | null,
): Promise<void> {
  if (cents === null) {
    await deleteIn(trx, account.account_id, 'express_person_limits')
      .where('user_id', '=', userId)
      .execute();
    return;
  }
  const values = { daily_limit_cents: cents };
  await putRow(trx, account.account_id, 'express_person_limits', { user_id: userId }, values);
}

/**
 * Changes a person's express check limit and grants, if no one else has changed that person since.
 * [GW-119, EXPR-06, EXPR-10, ROLE-23]
 */
export const putExpressLimits: HandlerOf<'putExpressLimits'> = async (
  { params, body },
  context,
) => {
  const user = await lockUser(context, params.userId);
  requireReach(context, user);
  const person = await readPerson(context, params.userId);
  const isPasscodeCorrect = await consumePasscodeProof(context);
  if (!isPasscodeCorrect && !person.isSelf) throw passcodeNeeded();
  // a change to the limit alone makes a new version too
  await changeGrant(context, user, permissionsChange(context, user, body.permissions));
  await changeDailyLimit(context, person.userId, body.dailyLimitCents);
  await recordEvent(context, ['user', person.userId], 'user.expressChecks', {
    before: { dailyLimitCents: person.dailyLimitCents, permissions: person.permissions },
    after: body,
  });
  return { person: await readPerson(context, params.userId) };
};
