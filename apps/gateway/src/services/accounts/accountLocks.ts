import {
  ACCOUNT_INACTIVE_MONTHS,
  accountLifecycle,
  DELINQUENT_AFTER_DAYS,
  type AccountAction,
  type AccountState,
} from '@forecourt/validation';
import type { JobScope } from '../../http/context.ts';
import { eachAccount, type Sweep } from '../../jobs/eachAccount.ts';
import { selectIn, updateIn } from '../../store/inAccount.ts';
import { recordFact } from '../events/record.ts';
import { systemSource } from '../events/source.ts';
import { resolveAccountNews, notifyAdministrators } from './accountNews.ts';
import { lifecycleContext } from './details.ts';

/** Automatic account transitions by precedence, with their event and notification names. */
const TRANSITIONS = [
  {
    action: 'lockDelinquent',
    called: 'account.lockedDelinquent',
    news: 'notification.accountLockedDelinquent',
    params: { days: DELINQUENT_AFTER_DAYS },
  },
  {
    action: 'lockInactive',
    called: 'account.lockedInactive',
    news: 'notification.accountLockedInactive',
    params: { months: ACCOUNT_INACTIVE_MONTHS },
  },
  {
    action: 'unlock',
    called: 'account.unlocked',
    news: 'notification.accountUnlocked',
    params: {},
  },
  // no notification: cards still do not work in a read-only account
  { action: 'unlockReadOnly', called: 'account.unlocked', news: null },
] as const satisfies readonly {
  readonly action: AccountAction;
  readonly [rest: string]: unknown;
}[];
const FOLLOWED_STATES: readonly AccountState[] = ['open', 'readOnly', 'locked'];

/**
 * Locks an account that is delinquent or unused for six months, or returns a locked account to its
 * previous state once neither applies, and notifies its administrators. Holds a lock on the account
 * row until the transaction ends. [USER-10, USER-11, USER-12]
 */
export async function updateAccountLock(scope: JobScope, accountId: string): Promise<void> {
  const { trx, now } = scope;
  const account = await selectIn(trx, accountId, 'accounts')
    .selectAll()
    .where('state', 'in', FOLLOWED_STATES)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!account) return;
  const lifecycle = await lifecycleContext({ trx, account, now });
  const { lockedFrom = null } = lifecycle;
  // calls only read the column, which the previous release neither sets nor clears
  if (account.locked_from !== lockedFrom)
    await updateIn(trx, accountId, 'accounts').set({ locked_from: lockedFrom }).execute();
  for (const transition of TRANSITIONS) {
    const { action, called } = transition;
    const applied = accountLifecycle.apply(account.state, action, lifecycle);
    if (!applied.ok) continue;
    await updateIn(trx, accountId, 'accounts')
      .set({
        state: applied.state,
        locked_from: applied.state === 'locked' ? account.state : null,
        version: account.version + 1,
      })
      .execute();
    await recordFact(trx, systemSource(accountId, now), ['account', accountId], called, {
      before: { state: account.state },
      after: { state: applied.state, lastActiveAt: lifecycle.lastActiveAt.toISOString() },
    });
    if (transition.news === null) return resolveAccountNews(scope, accountId, null);
    const { news, params } = transition;
    return notifyAdministrators(scope, account, { news, params, by: null });
  }
}

/** Runs `updateAccountLock` for every account that is not closed, each in its own transaction. */
export async function updateAccountLocks(sweep: Sweep): Promise<void> {
  const { db, jobs, now } = sweep;
  await eachAccount(
    sweep,
    ({ account_id }) =>
      db.transaction().execute((trx) => updateAccountLock({ trx, jobs, now }, account_id)),
    (accounts) => accounts.where('state', 'in', FOLLOWED_STATES),
  );
}
