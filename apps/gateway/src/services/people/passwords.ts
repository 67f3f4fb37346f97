import { can, temporaryPasswordReasons, type UserHistoryAction } from '@forecourt/validation';
import type { AccountContext, HandlerOf, PersonContext } from '../../http/context.ts';
import { afterCommit, type Transact } from '../../http/afterCommit.ts';
import { notFound, refusedFor } from '../../http/refusal.ts';
import { managedSubject, throwIfRejected } from '../../identity/throwIfRejected.ts';
import type { Row } from '../../store/schema.ts';
import { recordEvent } from '../events/recordEvent.ts';
import { recordPersonEvent } from './personEvents.ts';
import { findUser, requireReach } from '../users/accountUsers.ts';
import { requireWholePerson } from '../users/wholePerson.ts';
import { isPasscodeCorrect } from './verbalPasscode.ts';

type PasswordChange = Parameters<HandlerOf<'changeOwnPassword'>>[0]['body'];

const updatePassword = async (
  context: PersonContext,
  { currentPassword, newPassword }: PasswordChange,
) => {
  const { identity, person, token } = context;
  const subject = managedSubject(identity, person);
  return afterCommit(async (transact) => {
    const request = { current: currentPassword, newPassword, sessionId: token.sessionId };
    const result = await identity.changePassword(subject, request);
    throwIfRejected(result, { wrong: 'password.currentWrong', refused: 'password.refused' });
    await transact((trx) => recordPersonEvent(trx, context, { action: 'password.changed' }));
    return { done: true };
  });
};

/** Changes the person's own password; other user IDs are not found. [GW-47] */
export const changePassword: HandlerOf<'changePassword'> = async ({ params, body }, context) => {
  if (params.userId !== context.person.user_id) throw notFound('user');
  return updatePassword(context, body);
};

/** [GW-76] */
export const changeOwnPassword: HandlerOf<'changeOwnPassword'> = ({ body }, context) =>
  updatePassword(context, body);

/** Finds a person with a grant on the selected account. @throws Refusal `user.notFound` */
export async function findAccountUser(
  { trx, account }: Pick<AccountContext, 'trx' | 'account'>,
  userId: string,
): Promise<Row<'people'>> {
  return trx
    .selectFrom('people')
    .innerJoin('grants', 'grants.user_id', 'people.user_id')
    .selectAll('people')
    .where('grants.account_id', '=', account.account_id)
    .where('people.user_id', '=', userId)
    .executeTakeFirstOrThrow(() => notFound('user'));
}

/**
 * Returns the provider's ID of a user whose credentials the caller may reset: one within the
 * caller's fleets, and in no account whose users the caller does not manage. [USER-20]
 */
async function findResettable(context: AccountContext, userId: string): Promise<string> {
  requireReach(context, await findUser(context, userId));
  const person = await findAccountUser(context, userId);
  await requireWholePerson(context, person);
  return managedSubject(context.identity, person);
}

/** Requires the caller's own verbal passcode for resetting someone else's credentials. [ROLE-23] */
async function requireReset(
  context: AccountContext,
  transact: Transact,
  userId: string,
  passcode: string | null | undefined,
): Promise<void> {
  const isRight = await isPasscodeCorrect(transact, context, passcode);
  const target = { userId, isPasscodeCorrect: isRight };
  const permission = can(context.actor, 'users.resetCredentials', target);
  if (permission.allowed) return;
  throw refusedFor(403, 'access.passcode', 'verbalPasscode', permission.reasons);
}

const recordReset = (
  context: AccountContext,
  transact: Transact,
  userId: string,
  action: UserHistoryAction,
) => transact((trx) => recordEvent({ ...context, trx }, ['user', userId], action));

/** Sends the user a link to set a new password. [GW-48] */
export const resetUserPassword: HandlerOf<'resetUserPassword'> = async (
  { params, body },
  context,
) => {
  const { identity } = context;
  const subject = await findResettable(context, params.userId);
  return afterCommit(async (transact) => {
    await requireReset(context, transact, params.userId, body.verbalPasscode);
    throwIfRejected(await identity.sendResetLink(subject));
    await recordReset(context, transact, params.userId, 'user.passwordLinkSent');
    return { done: true };
  });
};

/** Allows or forbids resetting a forgotten password, here and at the provider. [ROLE-22] */
export const setPasswordRecovery: HandlerOf<'setPasswordRecovery'> = async (
  { params: { userId }, body: { isAllowed, verbalPasscode } },
  context,
) => {
  const { identity } = context;
  const subject = await findResettable(context, userId);
  return afterCommit(async (transact) => {
    await requireReset(context, transact, userId, verbalPasscode);
    if (!(await identity.allowRecovery(subject, isAllowed))) throw notFound('user');
    await transact((trx) =>
      trx
        .updateTable('people')
        .set({ is_recovery_disallowed: !isAllowed })
        .where('user_id', '=', userId)
        .execute(),
    );
    const action = isAllowed ? 'user.recoveryAllowed' : 'user.recoveryDisallowed';
    await recordReset(context, transact, userId, action);
    return { userId, isAllowed };
  });
};

/** @throws Refusal `user.notPossible` if a temporary password alone could sign the person in [USER-20] */
async function requireOwnMethod({ identity }: AccountContext, subject: string): Promise<void> {
  const factors = await identity.listFactors(subject);
  const hasOwnMethod = factors.some(
    ({ state, factorType }) => state === 'active' && factorType !== 'question',
  );
  const reasons = temporaryPasswordReasons({ hasOwnMethod });
  if (reasons.length > 0) throw refusedFor(409, 'user.notPossible', '', reasons);
}

/** Issues a temporary password, which is returned once and never stored here. [GW-75, SCREEN-05] */
export const reissuePassword: HandlerOf<'reissuePassword'> = async ({ body }, context) => {
  const { identity } = context;
  const subject = await findResettable(context, body.userId);
  return afterCommit(async (transact) => {
    await requireReset(context, transact, body.userId, body.verbalPasscode);
    await requireOwnMethod(context, subject);
    const temporaryPassword = await identity.makeTemporaryPassword(subject);
    if (temporaryPassword === null) throw notFound('user');
    await recordReset(context, transact, body.userId, 'user.passwordReissued');
    return { temporaryPassword };
  });
};
