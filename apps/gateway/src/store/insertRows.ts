import { CompiledQuery } from 'kysely';
import type { NewRow, Schema, Trx } from './schema.ts';

const ROWS_AT_ONCE = 4_000;
const NAME = /^[a-z_0-9]+$/;

function quoted(name: string): string {
  if (!NAME.test(name)) throw new RangeError('A column has a plain name.');
  return `"${name}"`;
}

/**
 * Enters what the values `$n` (what all rows have in common) and `$n + 1` (the rest of each) hold;
 * every row holds the columns of the first.
 */
function statementOf(table: string, first: object, n: number): string {
  const columns = Object.keys(first).map(quoted).join(', ');
  const name = quoted(table);
  return `INSERT INTO ${name} (${columns}) SELECT ${columns} FROM json_populate_recordset(
    json_populate_record(null::${name}, $${n}::text::json), $${n + 1}::text::json)`;
}

const isEmptyList = (value: unknown) => Array.isArray(value) && value.length === 0;
const isSame = (a: unknown, b: unknown) => a === b || (isEmptyList(a) && isEmptyList(b));

/** The values of `statementOf`: what is the same in every row travels, and is read, once. */
function valuesOf(first: object, rows: readonly object[]): [shared: string, own: string] {
  const isShared = ([column, value]: [string, unknown]) =>
    rows.every((row) => isSame(Reflect.get(row, column), value));
  const shared = new Map(Object.entries(first).filter(isShared));
  const own = rows.map((row) =>
    Object.fromEntries(Object.entries(row).filter(([column]) => !shared.has(column))),
  );
  return [JSON.stringify(Object.fromEntries(shared)), JSON.stringify(own)];
}

/**
 * Inserts many rows with few statements: they travel as two values and the database reads them by
 * the table's own columns. Every row holds the same columns.
 */
export async function insertRows(
  trx: Trx,
  table: keyof Schema,
  rows: readonly object[],
): Promise<void> {
  const [first] = rows;
  if (first === undefined) return;
  const statement = statementOf(table, first, 1);
  for (let from = 0; from < rows.length; from += ROWS_AT_ONCE) {
    const values = valuesOf(first, rows.slice(from, from + ROWS_AT_ONCE));
    await trx.executeQuery(CompiledQuery.raw(statement, values));
  }
}

/** Rows by their tables. */
type RowsOfTables = { readonly [T in keyof Schema]?: readonly NewRow<T>[] };

/**
 * Inserts rows into several tables with one statement. All of it stands on what was there before:
 * what one table asks of another's rows, such as a foreign key, is checked when all are in.
 */
export async function insertTogether(trx: Trx, rowsOf: RowsOfTables): Promise<void> {
  const filled = Object.entries(rowsOf).flatMap(([table, rows]) => {
    const [first] = rows;
    return first === undefined ? [] : [{ table, first, rows }];
  });
  if (filled.length === 0) return;
  const parts = filled.map(
    ({ table, first }, at) => `into_${at} AS (${statementOf(table, first, 2 * at + 1)})`,
  );
  const values = filled.flatMap(({ first, rows }) => valuesOf(first, rows));
  await trx.executeQuery(CompiledQuery.raw(`WITH ${parts.join(', ')} SELECT`, values));
}
