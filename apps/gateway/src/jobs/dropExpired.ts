import { DRAFT_DAYS } from '@forecourt/validation';
import { IDEMPOTENCY_KEEP_DAYS } from '../http/idempotency.ts';
import { INSTALLATION_KEEP_DAYS } from '../remoteConfig/installations.ts';
import { deleteIn } from '../store/inAccount.ts';
import { daysBefore } from '../store/instants.ts';
import { eachAccount, type Sweep } from './eachAccount.ts';

/**
 * Deletes what is of no use anymore: attempt counts, security codes, inactive installations, and
 * drafts; and, account by account, responses stored for retries of the same request, and imports
 * and bulk actions that no one confirmed, with their rows.
 */
export async function dropExpired(sweep: Sweep): Promise<void> {
  const { db, now } = sweep;
  const daysAgo = (days: number) => daysBefore(now, days);
  const unusedSince = daysAgo(INSTALLATION_KEEP_DAYS);
  await db.deleteFrom('attempts').where('window_ends_at', '<', daysAgo(0)).execute();
  await db.deleteFrom('identifications').where('expires_at', '<', daysAgo(0)).execute();
  await db.deleteFrom('installations').where('token_ends_at', '<', unusedSince).execute();
  const expiredBefore = daysAgo(IDEMPOTENCY_KEEP_DAYS);
  const draftedBefore = daysAgo(DRAFT_DAYS);
  await db.deleteFrom('drafts').where('saved_at', '<', draftedBefore).execute();
  await eachAccount(sweep, async ({ account_id }) => {
    await deleteIn(db, account_id, 'idempotency_keys')
      .where('created_at', '<', expiredBefore)
      .execute();
    await deleteIn(db, account_id, 'imports')
      .where('state', '=', 'receiving')
      .where('created_at', '<', draftedBefore)
      .execute();
    await deleteIn(db, account_id, 'card_bulks')
      .where('state', '=', 'draft')
      .where('created_at', '<', draftedBefore)
      .execute();
  });
}
