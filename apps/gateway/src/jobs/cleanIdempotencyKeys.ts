import { MILLISECONDS_PER_DAY } from '@forecourt/validation';
import { IDEMPOTENCY_KEEP_DAYS } from '../http/idempotency.ts';
import { deleteIn } from '../store/inAccount.ts';
import type { Db } from '../store/schema.ts';

/**
 * Forgets stored answers that are older than seven days, account by account, and what strangers leave
 * behind: counts of attempts and security codes that are over.
 */
export async function cleanIdempotencyKeys(db: Db, now: Date): Promise<void> {
  const at = now.toISOString();
  await db.deleteFrom('attempts').where('window_ends_at', '<', at).execute();
  await db.deleteFrom('identifications').where('expires_at', '<', at).execute();
  const before = new Date(
    now.getTime() - IDEMPOTENCY_KEEP_DAYS * MILLISECONDS_PER_DAY,
  ).toISOString();
  const accounts = await db.selectFrom('accounts').select('account_id').execute();
  for (const { account_id } of accounts) {
    await deleteIn(db, account_id, 'idempotency_keys').where('created_at', '<', before).execute();
  }
}
