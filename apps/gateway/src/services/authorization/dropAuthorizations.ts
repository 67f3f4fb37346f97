import { authorizationsHeldFrom } from '@forecourt/validation';
import { sql } from 'kysely';
import type { JobSender } from '../../jobs/queue.ts';
import { selectIn } from '../../store/inAccount.ts';
import type { Db, Row } from '../../store/schema.ts';
import { OPEN_STATES, reverseUnposted } from './advice.ts';

/** Number of an account's authorizations to read per query. */
const BATCH = 100;

interface DropParts {
  readonly db: Db;
  readonly jobs: JobSender;
  readonly now: Date;
  /** Called for each authorization that could not be dropped; the others still are. */
  readonly onFailure: (error: unknown) => void;
}

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

async function dropForAccount(parts: DropParts, accountId: string, before: Date): Promise<void> {
  const { db, jobs, now, onFailure } = parts;
  let after: Cursor | undefined;
  let hasMore = true;
  while (hasMore) {
    const batch = await readBatch(db, accountId, before, after);
    for (const { network, reference } of batch) {
      // one transaction each, so that locks are taken in the same order as by a network's reversal
      await db
        .transaction()
        .execute((trx) => reverseUnposted({ trx, jobs, now }, { accountId, network, reference }))
        .catch(onFailure);
    }
    after = batch.at(-1);
    hasMore = batch.length === BATCH;
  }
}

/**
 * Reverses every authorization that did not post in time, which frees its credit. Idempotent. A
 * purchase that posts later is still owed.
 */
export async function dropAuthorizations(parts: DropParts): Promise<void> {
  const before = authorizationsHeldFrom(parts.now);
  const accounts = await parts.db
    .selectFrom('authorizations')
    .select('account_id')
    .distinct()
    .where('state', 'in', OPEN_STATES)
    .where('decided_at', '<', before.toISOString())
    .execute();
  for (const { account_id: accountId } of accounts) await dropForAccount(parts, accountId, before);
}
