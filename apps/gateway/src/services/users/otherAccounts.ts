import { sql } from 'kysely';
import type { JobScope } from '../../http/context.ts';
import { anyOf } from '../../store/anyOf.ts';
import { pendingSince } from '../joining/pendingRequests.ts';

interface OtherAccount {
  readonly userId: string;
  readonly accountId: string;
}

/**
 * The other accounts to which these people have or had access, or have requested it and may still
 * get it. A request for an unknown account number is never answered, so it does not count.
 */
export async function readOtherAccounts(
  { trx, now }: Pick<JobScope, 'trx' | 'now'>,
  thisAccountId: string,
  userIds: readonly string[],
): Promise<OtherAccount[]> {
  const others: OtherAccount[] = [];
  for (const table of ['grants', 'deleted_users', 'membership_requests'] as const) {
    const rows = await trx
      .selectFrom(table)
      .select(['user_id as userId', 'account_id as accountId'])
      .where('user_id', '=', anyOf(userIds))
      .where('account_id', '<>', thisAccountId)
      .$if(table === 'membership_requests', (q) =>
        q.where(sql<boolean>`state = 'pending' AND requested_at > ${pendingSince(now)}`),
      )
      .execute();
    for (const { userId, accountId } of rows)
      if (accountId !== null) others.push({ userId, accountId });
  }
  return others;
}
