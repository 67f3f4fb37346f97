import { LOCKOUT_MINUTES } from '@forecourt/validation';
import { sql } from 'kysely';
import { secondsFromNow, type Context } from '../context.ts';
import { keyedHash } from '../security/hashes.ts';

export interface AttemptLimit {
  /** What is counted, such as `password`. */
  readonly scope: string;
  /** Whose attempts are counted; only a hash is stored. */
  readonly key: readonly string[];
  readonly max: number;
  readonly windowSeconds: number;
  /** If set, each counted attempt restarts the window, until `max` is reached. */
  readonly slides?: boolean;
}

/**
 * Counts an attempt before it is made, so that concurrent attempts cannot slip through. Returns the
 * number of attempts in the window, including this one; more than `max` must be refused.
 */
export async function countAttempt(context: Context, limit: AttemptLimit): Promise<number> {
  const now = context.clock.now();
  const endsAt = secondsFromNow(context, limit.windowSeconds);
  const isOver = sql<boolean>`attempts.window_ends_at <= ${now}`;
  const isFull = limit.slides ? sql<boolean>`attempts.count >= ${limit.max}` : sql<boolean>`true`;
  const row = await context.db
    .insertInto('attempts')
    .values({
      scope: limit.scope,
      key_hash: hashOf(context, limit),
      count: 1,
      window_ends_at: endsAt,
    })
    .onConflict((conflict) =>
      conflict.columns(['scope', 'key_hash']).doUpdateSet({
        count: sql<number>`CASE WHEN ${isOver} THEN 1 ELSE attempts.count + 1 END`,
        window_ends_at: sql<string>`CASE WHEN NOT (${isOver}) AND ${isFull} THEN attempts.window_ends_at ELSE ${endsAt} END`,
      }),
    )
    .returning('count')
    .executeTakeFirstOrThrow();
  return row.count;
}

/** Counts a try of a password or proof. The try that reaches `max` locks it for some minutes. */
export const countTry = (
  context: Context,
  limit: Pick<AttemptLimit, 'scope' | 'key' | 'max'>,
): Promise<number> =>
  countAttempt(context, { ...limit, windowSeconds: LOCKOUT_MINUTES * 60, slides: true });

/** Resets the count, as after a successful attempt. */
export async function resetAttempts(
  context: Context,
  limit: Pick<AttemptLimit, 'scope' | 'key'>,
): Promise<void> {
  await context.db
    .deleteFrom('attempts')
    .where('scope', '=', limit.scope)
    .where('key_hash', '=', hashOf(context, limit))
    .execute();
}

const hashOf = ({ hashKey }: Context, { scope, key }: Pick<AttemptLimit, 'scope' | 'key'>) =>
  keyedHash(hashKey, scope, ...key);
