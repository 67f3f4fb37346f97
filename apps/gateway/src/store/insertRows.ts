import { sql, type RawBuilder } from 'kysely';
import type { Schema, Trx } from './schema.ts';

const ROWS_AT_ONCE = 4_000;

const isEmptyList = (value: unknown) => Array.isArray(value) && value.length === 0;
const isSame = (a: unknown, b: unknown) => a === b || (isEmptyList(a) && isEmptyList(b));

const pick = (row: object, columns: readonly string[]) =>
  Object.fromEntries(columns.map((column) => [column, Reflect.get(row, column)]));

/**
 * Splits rows into what is sent: a JSON object of the values that all rows share, parsed once, and
 * a JSON array with the rest of each row. Every row must have the columns of the first.
 */
export function splitRows(rows: readonly object[]): [shared: string, own: string] {
  const [first] = rows;
  if (first === undefined) return ['{}', '[]'];
  const isShared = (column: string) =>
    rows.every((row) => isSame(Reflect.get(row, column), Reflect.get(first, column)));
  const columns = Object.keys(first);
  const shared = columns.filter(isShared);
  const varying = columns.filter((column) => !shared.includes(column));
  return [
    JSON.stringify(pick(first, shared)),
    JSON.stringify(rows.map((row) => pick(row, varying))),
  ];
}

/** Inserts rows as two JSON parameters. Every row must have the columns of the first. */
function insertOf(table: string, first: object, rows: readonly object[]): RawBuilder<unknown> {
  const columns = sql.join(Object.keys(first).map((column) => sql.id(column)));
  const name = sql.id(table);
  const [shared, varying] = splitRows(rows);
  return sql`INSERT INTO ${name} (${columns}) SELECT ${columns} FROM json_populate_recordset(
    json_populate_record(null::${name}, ${shared}::text::json), ${varying}::text::json)`;
}

/**
 * Inserts many rows with few statements: they are sent as two values, which the database parses by
 * the table's own column types. All rows must have the same columns.
 */
export async function insertRows(
  trx: Trx,
  table: keyof Schema,
  rows: readonly object[],
): Promise<void> {
  const [first] = rows;
  if (first === undefined) return;
  for (let offset = 0; offset < rows.length; offset += ROWS_AT_ONCE) {
    await insertOf(table, first, rows.slice(offset, offset + ROWS_AT_ONCE)).execute(trx);
  }
}
