import { authorizationsHeldFrom } from '@forecourt/validation';
import { sql } from 'kysely';
import { eachAccount, type Sweep } from '../../jobs/eachAccount.ts';
import { selectIn } from '../../store/inAccount.ts';
import type { Db, Row } from '../../store/schema.ts';
import { OPEN_STATES, reverseUnposted } from './advice.ts';

/** Number of an account's authorizations to read per query. */
const BATCH = 100;

type Cursor = Pick<Row<'authorizations'>, 'decided_at' | 'network' | 'reference'>;

/** Reads an account's next authorizations that did not post in time, oldest first. */
async function readBatch(db: Db, accountId: string, before: Date, after: Cursor | undefined) {
  let query = selectIn(db, accountId, 'authorizations')
    .select(['network', 'reference', 'decided_at'])
    .where('state', 'in', OPEN_STATES)
    .where('decided_at', '<', before.toISOString());
  if (after) {
    const { decided_at, network, reference } = after;
    query = query.where(
      sql<boolean>`(decided_at, network, reference) > (${decided_at}::timestamptz, ${network}, ${reference})`,
    );
  }
  return query.orderBy('decided_at').orderBy('network').orderBy('reference').limit(BATCH).execute();
}

async function dropForAccount(sweep: Sweep, accountId: string, before: Date): Promise<void> {
  const { db, jobs, now, onFailure } = sweep;
  let after: Cursor | undefined;
  let hasMore = true;
  while (hasMore) {
    const batch = await readBatch(db, accountId, before, after);
    for (const { network, reference } of batch) {
      // one transaction each, so that locks are taken in the same order as by a network's reversal
      await db
        .transaction()
        .execute((trx) => reverseUnposted({ trx, jobs, now }, { accountId, network, reference }))
        .catch((error: unknown) => onFailure(error, accountId));
    }
    after = batch.at(-1);
    hasMore = batch.length === BATCH;
  }
}

/**
 * Reverses every authorization that did not post in time, which frees its credit. Idempotent. A
 * purchase that posts later is still owed.
 */
export async function dropAuthorizations(sweep: Sweep): Promise<void> {
  const before = authorizationsHeldFrom(sweep.now);
  const due = sweep.db
    .selectFrom('authorizations')
    .select('account_id')
    .where('state', 'in', OPEN_STATES)
    .where('decided_at', '<', before.toISOString());
  await eachAccount(
    sweep,
    ({ account_id }) => dropForAccount(sweep, account_id, before),
    (accounts) => accounts.where('account_id', 'in', due),
  );
}
