import { accountLifecycle } from '@forecourt/validation';
import type { Db } from '../../store/schema.ts';
import { recordEvents } from '../events/record.ts';
import { standingOf } from './details.ts';

/** Locks accounts that nobody used for six months; each in a transaction of its own. [USER-11, USER-12] */
export async function lockInactiveAccounts(db: Db, now: Date): Promise<void> {
  const accounts = await db
    .selectFrom('accounts')
    .select('account_id')
    .where('state', 'in', ['open', 'readOnly'])
    .execute();
  for (const { account_id } of accounts) {
    await db.transaction().execute(async (trx) => {
      const account = await trx
        .selectFrom('accounts')
        .selectAll()
        .where('account_id', '=', account_id)
        .forUpdate()
        .executeTakeFirstOrThrow();
      const standing = await standingOf({ trx, account, now });
      const applied = accountLifecycle.apply(account.state, 'lockInactive', standing);
      if (!applied.ok) return;
      await trx
        .updateTable('accounts')
        .set({ state: applied.state, version: account.version + 1 })
        .where('account_id', '=', account_id)
        .execute();
      await recordEvents(trx, { accountId: account_id, userId: null, requestId: null, at: now }, [
        {
          subjectType: 'account',
          subjectId: account_id,
          action: 'account.lockedInactive',
          before: { state: account.state },
          after: { state: applied.state, lastActiveAt: standing.lastActiveAt.toISOString() },
          reason: null,
        },
      ]);
    });
  }
}
