import type { Expression } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Trx } from './schema.ts';

/**
 * Reads rows with many columns as one JSON value, in the query's order: a driver takes longer to
 * parse many separate values, and the embedded one takes as long as finding them. Timestamps have
 * the database's JSON format, with an offset.
 */
export async function readAsJson<Output>(trx: Trx, query: Expression<Output>) {
  const jsonQuery = trx.selectNoFrom(jsonArrayFrom(query).as('rows'));
  const { rows } = await jsonQuery.executeTakeFirstOrThrow();
  return rows;
}
