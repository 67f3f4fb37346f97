import { sql, type SelectQueryBuilder } from 'kysely';
import type { Schema } from './schema.ts';

/** Whether a query finds a row. */
export async function hasRow<DB, TB extends keyof DB, Output>(
  query: SelectQueryBuilder<DB, TB, Output>,
): Promise<boolean>;
export async function hasRow(query: SelectQueryBuilder<Schema, 'fleets', object>) {
  const row = await query
    .clearSelect()
    .select(sql`1`.as('one'))
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
