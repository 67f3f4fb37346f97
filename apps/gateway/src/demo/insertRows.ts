import { CompiledQuery } from 'kysely';
import type { Schema, Trx } from '../store/schema.ts';

const ROWS_AT_ONCE = 4_000;
const NAME = /^[a-z_0-9]+$/;

function quoted(name: string): string {
  if (!NAME.test(name)) throw new RangeError('A column has a plain name.');
  return `"${name}"`;
}

/**
 * Inserts many rows with few statements: they travel as one value and the database reads them by
 * the table's own columns. Every row holds the same columns.
 */
export async function insertRows(
  trx: Trx,
  table: keyof Schema,
  rows: readonly object[],
): Promise<void> {
  const [first] = rows;
  if (first === undefined) return;
  const columns = Object.keys(first).map(quoted).join(', ');
  const name = quoted(table);
  const statement = `INSERT INTO ${name} (${columns})
    SELECT ${columns} FROM json_populate_recordset(null::${name}, $1::text::json)`;
  for (let from = 0; from < rows.length; from += ROWS_AT_ONCE) {
    const some = JSON.stringify(rows.slice(from, from + ROWS_AT_ONCE));
    await trx.executeQuery(CompiledQuery.raw(statement, [some]));
  }
}
