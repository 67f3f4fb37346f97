import { jsonb } from '@forecourt/server';
import {
  can,
  grantableTo,
  toStoredGrants,
  userLifecycle,
  type GrantedPermission,
  type Permission,
  type Role,
  type UserAction,
  type UserState,
} from '@forecourt/validation';
import type { AccountContext, HandlerOf } from '../../http/context.ts';
import { afterCommit } from '../../http/afterCommit.ts';
import { refusedFor } from '../../http/refusal.ts';
import { managedSubject, throwIfRejected } from '../../identity/throwIfRejected.ts';
import { deleteIn, putRow } from '../../store/inAccount.ts';
import type { Row } from '../../store/schema.ts';
import { recordEvent } from '../events/recordEvent.ts';
import { checkFleets } from '../joining/inviting.ts';
import { findAccountUser } from '../people/passwords.ts';
import { requirePasscode } from '../people/passcodeProofs.ts';
import {
  changeGrant,
  findUser,
  grantsOf,
  lockUser,
  isLastAdministrator,
  requireReach,
  toAccountUser,
  type UserRow,
} from './accountUsers.ts';

/** The access that a user is to have. */
interface Access {
  readonly role: Role;
  readonly fleetIds: readonly string[] | null;
  readonly permissions: readonly GrantedPermission[];
}

const sameList = (a: readonly string[] | null, b: readonly string[] | null) =>
  a === null || b === null ? a === b : a.length === b.length && a.every((item) => b.includes(item));

/** @throws Refusal `access.denied` with every reason against any of these permissions */
function requirePermissions(
  { actor }: AccountContext,
  permissions: readonly Permission[],
  target: Parameters<typeof can>[2],
): void {
  const reasons = permissions.flatMap((permission) => {
    const result = can(actor, permission, target);
    return result.allowed ? [] : result.reasons;
  });
  if (reasons.length === 0) return;
  const distinctReasons = reasons.filter(
    ({ key }, index) => reasons.findIndex((r) => r.key === key) === index,
  );
  throw refusedFor(403, 'access.denied', '', distinctReasons);
}

export const readUser = async (context: AccountContext, userId: string) => ({
  user: toAccountUser(context.person.user_id)(await findUser(context, userId)),
});

/** The permissions that the changes require; empty if nothing changes. */
function requiredPermissions(user: UserRow, access: Access): Permission[] {
  const grantable = grantableTo(access.role);
  const current = grantsOf(user).filter((name) => grantable.includes(name));
  const next = access.permissions.filter((name) => grantable.includes(name));
  const isReach = user.role !== access.role || !sameList(user.fleet_ids, access.fleetIds);
  return [
    ...(isReach ? (['users.changeRole'] as const) : []),
    ...(sameList(current, next) ? [] : (['users.changeGrants'] as const)),
  ];
}

/** Changes another person's role, fleets, and permissions. [USER-01, ROLE-23, USER-20] */
export const editUser: HandlerOf<'editUser'> = async ({ params, body }, context) => {
  const user = await lockUser(context, params.userId);
  requireReach(context, user);
  const required = requiredPermissions(user, body);
  if (required.length === 0) return readUser(context, user.user_id);
  const keepsFullAccess = body.role === 'administrator' && body.fleetIds === null;
  requirePermissions(context, required, {
    userId: user.user_id,
    isLastAdministrator: !keepsFullAccess && (await isLastAdministrator(context, user)),
  });
  await checkFleets(context, body.fleetIds);
  await requirePasscode(context);
  const { extra, withheld } = toStoredGrants(body.role, body.permissions);
  await changeGrant(context, user, {
    role: body.role,
    fleet_ids: body.fleetIds === null ? null : jsonb([...body.fleetIds]),
    extra_permissions: jsonb(extra),
    withheld_permissions: jsonb(withheld),
  });
  await recordEvent(context, ['user', user.user_id], 'user.edited', {
    before: { role: user.role, fleetIds: user.fleet_ids, permissions: grantsOf(user) },
    after: body,
  });
  return readUser(context, user.user_id);
};

/** The state after an action. @throws Refusal `user.notPossible` with every reason against it */
async function nextState(
  context: AccountContext,
  user: UserRow,
  action: UserAction,
): Promise<UserState> {
  const applied = userLifecycle.apply(user.state, action, {
    now: context.now,
    invitedAt: new Date(user.invited_at ?? context.now),
    isSelf: user.user_id === context.person.user_id,
    isLastAdministrator: await isLastAdministrator(context, user),
  });
  if (applied.ok) return applied.state;
  throw refusedFor(409, 'user.notPossible', '', applied.reasons);
}

/** Locks a user out of the account, or unlocks them. [USER-13, ROLE-23] */
export const moveUser: HandlerOf<'moveUser'> = async ({ params, body }, context) => {
  const user = await lockUser(context, params.userId);
  requireReach(context, user);
  const state = await nextState(context, user, body.action);
  await requirePasscode(context);
  await changeGrant(context, user, { state: state === 'locked' ? 'locked' : 'activated' });
  await recordEvent(context, ['user', user.user_id], `user.${body.action}`, {
    before: { state: user.state },
    after: { state },
    reason: body.reason,
  });
  return readUser(context, user.user_id);
};

/** Removes a user from the account; their name stays in the history. [USER-13, ROLE-23] */
export const removeUser: HandlerOf<'removeUser'> = async ({ params, body }, context) => {
  const { trx, account, now } = context;
  const user = await lockUser(context, params.userId);
  requireReach(context, user);
  await nextState(context, user, 'delete');
  await requirePasscode(context);
  const { role, fleet_ids: fleetIds } = user;
  const values = {
    role,
    fleet_ids: fleetIds === null ? null : jsonb(fleetIds),
    deleted_at: now.toISOString(),
  };
  await putRow(trx, account.account_id, 'deleted_users', { user_id: user.user_id }, values);
  await deleteIn(trx, account.account_id, 'grants').where('user_id', '=', user.user_id).execute();
  await recordEvent(context, ['user', user.user_id], 'user.deleted', {
    before: { role, fleetIds, state: user.state },
    reason: body.reason,
  });
  return { userId: user.user_id };
};

const toInvitee = (person: Row<'people'>) => ({
  username: person.username,
  email: person.email,
  firstName: person.first_name,
  lastName: person.last_name,
});

/** Resends an invitation, with a link that is valid for as long as the first. [MSG-30] */
export const resendInvitation: HandlerOf<'resendInvitation'> = async ({ params }, context) => {
  const { identity, now } = context;
  const user = await findUser(context, params.userId);
  requireReach(context, user);
  await nextState(context, user, 'invite');
  const person = await findAccountUser(context, params.userId);
  const subject = managedSubject(identity, person);
  return afterCommit(async (transact) => {
    const result = await identity.resendInvitation(subject);
    // the provider may have deleted a user who never signed in
    const isForgotten = !result.ok && result.reason === 'notFound';
    const outcome = isForgotten ? await identity.inviteUser(toInvitee(person)) : result;
    const newUser = 'subject' in outcome ? outcome : null;
    if ('ok' in outcome) throwIfRejected(outcome, { refused: 'user.notPossible' });
    return transact(async (trx) => {
      const trxContext = { ...context, trx };
      if (newUser) {
        await trx
          .updateTable('people')
          .set({ subject: newUser.subject })
          .where('user_id', '=', params.userId)
          .execute();
      }
      const current = await findUser(trxContext, params.userId);
      await changeGrant(trxContext, current, { invited_at: now.toISOString() });
      await recordEvent(trxContext, ['user', user.user_id], 'user.invitedAgain');
      return readUser(trxContext, params.userId);
    });
  });
};
