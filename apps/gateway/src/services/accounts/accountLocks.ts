import { accountLifecycle, type AccountAction, type AccountState } from '@forecourt/validation';
import type { Db, Trx } from '../../store/schema.ts';
import { recordEvents } from '../events/record.ts';
import { standingOf } from './details.ts';

/** What becomes of an account by itself, the first that is possible, and what its history calls it. */
const FOLLOWS = [
  ['lockDelinquent', 'account.lockedDelinquent'],
  ['lockInactive', 'account.lockedInactive'],
  ['unlock', 'account.unlocked'],
] as const satisfies readonly (readonly [AccountAction, string])[];
const FOLLOWED: readonly AccountState[] = ['open', 'readOnly', 'locked'];

/**
 * Locks an account whose bill is overdue too long or that nobody used for six months, and opens one
 * where that is over; the account is held until the transaction ends. [USER-10, USER-11, USER-12]
 */
export async function followStanding(trx: Trx, accountId: string, now: Date): Promise<void> {
  const account = await trx
    .selectFrom('accounts')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('state', 'in', FOLLOWED)
    .forUpdate()
    .executeTakeFirst();
  if (!account) return;
  const standing = await standingOf({ trx, account, now });
  for (const [action, called] of FOLLOWS) {
    const applied = accountLifecycle.apply(account.state, action, standing);
    if (!applied.ok) continue;
    await trx
      .updateTable('accounts')
      .set({ state: applied.state, version: account.version + 1 })
      .where('account_id', '=', accountId)
      .execute();
    await recordEvents(trx, { accountId, userId: null, requestId: null, at: now }, [
      {
        subjectType: 'account',
        subjectId: accountId,
        action: called,
        before: { state: account.state },
        after: { state: applied.state, lastActiveAt: standing.lastActiveAt.toISOString() },
        reason: null,
      },
    ]);
    return;
  }
}

/** The same of every account, each in a transaction of its own. */
export async function followStandings(db: Db, now: Date): Promise<void> {
  const accounts = await db
    .selectFrom('accounts')
    .select('account_id')
    .where('state', 'in', FOLLOWED)
    .execute();
  for (const { account_id: accountId } of accounts) {
    await db.transaction().execute((trx) => followStanding(trx, accountId, now));
  }
}
