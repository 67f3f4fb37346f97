import { sql } from 'kysely';
import { expect } from 'vitest';
import type { Db, Schema } from '../store/schema.ts';
import { canSeeWaiting, countWaiting } from './whileStatusChanges.ts';

/** Makes two calls. Neither adds or locks rows of the table before both have come so far. */
export async function atOnce<T>(
  db: Db,
  table: keyof Schema,
  one: () => Promise<T>,
  other: () => Promise<T>,
): Promise<T[]> {
  if (!canSeeWaiting) return Promise.all([one(), other()]);
  const { responses } = await db.transaction().execute(async (trx) => {
    await sql`LOCK TABLE ${sql.table(table)} IN EXCLUSIVE MODE`.execute(trx);
    const both = Promise.all([one(), other()]);
    await expect.poll(() => countWaiting(db), { timeout: 10_000 }).toBe(2);
    return { responses: both };
  });
  return responses;
}
