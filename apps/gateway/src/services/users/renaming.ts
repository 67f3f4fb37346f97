import type { HandlerOf } from '../../http/context.ts';
import { afterCommit } from '../../http/afterCommit.ts';
import { notFound } from '../../http/refusal.ts';
import { managedSubject } from '../../identity/throwIfRejected.ts';
import { requirePasscode } from '../people/passcodeProofs.ts';
import { findAccountUser } from '../people/passwords.ts';
import { changeGrant, findUser, lockUser, requireReach } from './accountUsers.ts';
import { recordEvent } from '../events/recordEvent.ts';
import { readUser } from './changing.ts';
import { requireWholePerson } from './wholePerson.ts';

/** Changes another person's name, at the provider and here. [USER-01, ROLE-23] */
export const renameUser: HandlerOf<'renameUser'> = async (
  { params: { userId }, body },
  context,
) => {
  const { identity } = context;
  requireReach(context, await lockUser(context, userId));
  const person = await findAccountUser(context, userId);
  await requireWholePerson(context, person);
  const subject = managedSubject(identity, person);
  await requirePasscode(context);
  const { firstName, lastName } = body;
  return afterCommit(async (transact) => {
    if (!(await identity.renameUser(subject, { firstName, lastName }))) throw notFound('user');
    return transact(async (trx) => {
      const trxContext = { ...context, trx };
      const user = await findUser(trxContext, userId);
      await trx
        .updateTable('people')
        .set({ first_name: firstName, last_name: lastName })
        .where('user_id', '=', userId)
        .execute();
      await changeGrant(trxContext, user, {});
      await recordEvent(trxContext, ['user', user.user_id], 'user.renamed', {
        before: { firstName: user.first_name, lastName: user.last_name },
        after: { firstName, lastName },
      });
      return readUser(trxContext, userId);
    });
  });
};
