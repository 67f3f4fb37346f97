import { renameReasons } from '@forecourt/validation';
import { sql } from 'kysely';
import type { AccountContext } from '../../http/context.ts';
import { asFields, Refusal } from '../../http/refusal.ts';
import type { Row } from '../../store/schema.ts';

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

/**
 * A name and credentials are a person's in all of their accounts, and anyone can be let into an
 * account: being in this one gives its administrators no power over either.
 *
 * @throws Refusal `user.notPossible` with every reason against it [USER-20]
 */
export async function requireWholePerson(
  context: AccountContext,
  person: Row<'people'>,
): Promise<void> {
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
