import { MILLISECONDS_PER_DAY } from '@forecourt/validation';
import { IDEMPOTENCY_KEEP_DAYS } from '../http/idempotency.ts';
import { deleteIn } from '../store/inAccount.ts';
import type { Db } from '../store/schema.ts';

/** Forgets stored answers that are older than seven days, account by account. */
export async function cleanIdempotencyKeys(db: Db, now: Date): Promise<void> {
  const before = new Date(
    now.getTime() - IDEMPOTENCY_KEEP_DAYS * MILLISECONDS_PER_DAY,
  ).toISOString();
  const accounts = await db.selectFrom('accounts').select('account_id').execute();
  for (const { account_id } of accounts) {
    await deleteIn(db, account_id, 'idempotency_keys').where('created_at', '<', before).execute();
  }
}
