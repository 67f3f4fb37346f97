import { renameReasons } from '@forecourt/validation';
import { sql } from 'kysely';
import type { AccountContext, HandlerOf } from '../../http/context.ts';
import { later } from '../../http/later.ts';
import { asFields, notFound, Refusal } from '../../http/refusal.ts';
import { managedSubject } from '../../identity/refuseJudged.ts';
import type { Row } from '../../store/schema.ts';
import { findAccountUser } from '../people/passwords.ts';
import { changeGrant, findUser, holdUser } from './accountUsers.ts';
import { recordEvent } from '../events/recordEvent.ts';
import { readUser, requirePasscode, requireReach } from './changing.ts';

/** Whether the person is in an account whose users the caller does not manage. [USER-20] */
async function isElsewhere({ trx, account, person }: AccountContext, userId: string) {
  const other = await trx
    .selectFrom('grants as g')
    .select('g.account_id')
    .where('g.user_id', '=', userId)
    .where('g.account_id', '<>', account.account_id)
    .where(
      sql<boolean>`NOT EXISTS (SELECT 1 FROM grants own
        WHERE own.account_id = g.account_id AND own.user_id = ${person.user_id}
          AND own.role = 'administrator' AND own.state = 'activated' AND own.fleet_ids IS NULL)`,
    )
    .executeTakeFirst();
  return other !== undefined;
}

/** @throws Refusal `user.notPossible` with every reason against it */
async function requireRenamable(context: AccountContext, person: Row<'people'>): Promise<void> {
  const reasons = renameReasons({
    isSelf: person.user_id === context.person.user_id,
    isElsewhere: await isElsewhere(context, person.user_id),
    isInternal: context.config.internalUsers.some(
      ({ issuer, subject }) => issuer === person.issuer && subject === person.subject,
    ),
  });
  if (reasons.length === 0) return;
  throw new Refusal(409, 'user.notPossible', { fields: asFields('', reasons) });
}

/** Changes how another person is called, at the provider and here. [USER-01, ROLE-23] */
export const renameUser: HandlerOf<'renameUser'> = async (
  { params: { userId }, body },
  context,
) => {
  const { identity } = context;
  requireReach(context, await holdUser(context, userId));
  const person = await findAccountUser(context, userId);
  await requireRenamable(context, person);
  const subject = managedSubject(identity, person);
  await requirePasscode(context);
  const { firstName, lastName } = body;
  return later(async (transact) => {
    if (!(await identity.renameUser(subject, { firstName, lastName }))) throw notFound('user');
    return transact(async (trx) => {
      const inside = { ...context, trx };
      const user = await findUser(inside, userId);
      await trx
        .updateTable('people')
        .set({ first_name: firstName, last_name: lastName })
        .where('user_id', '=', userId)
        .execute();
      await changeGrant(inside, user, {});
      await recordEvent(inside, ['user', user.user_id], 'user.renamed', {
        before: { firstName: user.first_name, lastName: user.last_name },
        after: { firstName, lastName },
      });
      return readUser(inside, userId);
    });
  });
};
