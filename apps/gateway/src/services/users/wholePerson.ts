import { renameReasons } from '@forecourt/validation';
import { sql } from 'kysely';
import type { AccountContext } from '../../http/context.ts';
import { refusedFor } from '../../http/refusal.ts';
import type { Row } from '../../store/schema.ts';
import { managedAccounts } from './accountUsers.ts';
import { readOtherAccounts } from './otherAccounts.ts';

/**
 * Whether the person has, had, or has requested access to an account whose users the caller does
 * not manage. They could have access there again, or soon, with credentials that others would know.
 * [USER-20]
 */
async function isElsewhere({ trx, account, person, now }: AccountContext, userId: string) {
  const others = await readOtherAccounts({ trx, now }, account.account_id, [userId]);
  const otherAccountIds = new Set(others.map(({ accountId }) => accountId));
  if (otherAccountIds.size === 0) return false;
  const managed = await managedAccounts({ trx, person })
    .where('own.account_id', 'in', [...otherAccountIds])
    .where(sql<boolean>`own.fleet_ids IS NULL`)
    .execute();
  return managed.length < otherAccountIds.size;
}

/**
 * A person has the same name and credentials in all of their accounts, and anyone can be given
 * access to an account. So its administrators do not thereby control either.
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
  throw refusedFor(409, 'user.notPossible', '', reasons);
}
