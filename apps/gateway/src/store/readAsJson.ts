import type { Expression } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Trx } from './schema.ts';

/**
 * Reads rows of many columns as one JSON value, in the query's order: a driver takes longer to read as
 * many single values, the embedded one as long as the database takes to find them. Instants are as
 * JSON of the database writes them, with an offset.
 */
export async function readAsJson<Output>(trx: Trx, query: Expression<Output>) {
  const asked = trx.selectNoFrom(jsonArrayFrom(query).as('rows'));
  const { rows } = await asked.executeTakeFirstOrThrow();
  return rows;
}
