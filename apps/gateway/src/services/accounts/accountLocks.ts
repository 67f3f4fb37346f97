import { accountLifecycle, type AccountAction, type AccountState } from '@forecourt/validation';
import type { Db, Row, Trx } from '../../store/schema.ts';
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
 * where that is over. The caller holds the account. [USER-10, USER-11, USER-12]
 */
export async function followStanding(trx: Trx, account: Row<'accounts'>, now: Date): Promise<void> {
  const standing = await standingOf({ trx, account, now });
  for (const [action, called] of FOLLOWS) {
    const applied = accountLifecycle.apply(account.state, action, standing);
    if (!applied.ok) continue;
    const { account_id: accountId } = account;
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

/** The same, of an account in these states, which is held until the transaction ends. */
export async function followStandingOf(
  trx: Trx,
  accountId: string,
  states: readonly AccountState[],
  now: Date,
): Promise<void> {
  const account = await trx
    .selectFrom('accounts')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('state', 'in', states)
    .forUpdate()
    .executeTakeFirst();
  if (account) await followStanding(trx, account, now);
}

/** The same of every account, each in a transaction of its own. */
export async function followStandings(db: Db, now: Date): Promise<void> {
  const accounts = await db
    .selectFrom('accounts')
    .select('account_id')
    .where('state', 'in', FOLLOWED)
    .execute();
  for (const { account_id: accountId } of accounts) {
    await db.transaction().execute((trx) => followStandingOf(trx, accountId, FOLLOWED, now));
  }
}
