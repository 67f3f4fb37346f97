import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Db, Trx } from '../../store/schema.ts';

interface AttemptLimit {
  readonly scope: string;
  /** What attempts are counted by; stored as a hash. */
  readonly key: readonly string[];
  readonly windowSeconds: number;
}

const hashOf = (key: readonly string[]): string =>
  createHash('sha256').update(JSON.stringify(key)).digest('base64url');

/**
 * Counts an attempt and returns the count in its window, which starts with the first attempt. To
 * count refused attempts, call it in a transaction that commits regardless.
 */
export async function countAttempt(
  trx: Trx,
  { scope, key, windowSeconds }: AttemptLimit,
  now: Date,
): Promise<number> {
  const endsAt = new Date(now.getTime() + windowSeconds * 1000).toISOString();
  const at = now.toISOString();
  const { rows } = await sql<{ count: number }>`
    INSERT INTO attempts AS a (scope, key_hash, count, window_ends_at)
    VALUES (${scope}, ${hashOf(key)}, 1, ${endsAt})
    ON CONFLICT (scope, key_hash) DO UPDATE SET
      count = CASE WHEN a.window_ends_at <= ${at} THEN 1 ELSE a.count + 1 END,
      window_ends_at = CASE WHEN a.window_ends_at <= ${at} THEN ${endsAt} ELSE a.window_ends_at END
    RETURNING count`.execute(trx);
  return rows[0]?.count ?? 1;
}

/** Takes back one attempt that succeeded; earlier ones still count. */
export async function takeBackAttempt(
  db: Db,
  { scope, key }: Pick<AttemptLimit, 'scope' | 'key'>,
): Promise<void> {
  await db
    .updateTable('attempts')
    .set((e) => ({ count: e('count', '-', 1) }))
    .where('scope', '=', scope)
    .where('key_hash', '=', hashOf(key))
    .execute();
}

/** Resets the count, as after a correct entry. */
export async function resetAttempts(
  trx: Trx,
  { scope, key }: Pick<AttemptLimit, 'scope' | 'key'>,
): Promise<void> {
  await trx
    .deleteFrom('attempts')
    .where('scope', '=', scope)
    .where('key_hash', '=', hashOf(key))
    .execute();
}
