import { sql, type SelectQueryBuilder } from 'kysely';
import type { Schema } from './schema.ts';

/** Counts the rows that a query finds. */
export async function countOf<DB, TB extends keyof DB, Output>(
  query: SelectQueryBuilder<DB, TB, Output>,
): Promise<number>;
export async function countOf(query: SelectQueryBuilder<Schema, 'fleets', object>) {
  const { n } = await query
    .clearSelect()
    .select(sql<number>`count(*)`.as('n'))
    .executeTakeFirstOrThrow();
  return n;
}
