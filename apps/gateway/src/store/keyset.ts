import { sql } from 'kysely';
import { invalidAt } from '../http/refusal.ts';

/** Rows per page if the caller sets no limit. */
export const PAGE_ROWS = 50;

/**
 * The number of rows to read: one past the page tells whether there is a next one. A literal, since
 * a cached plan for an unknown limit assumes a tenth of the table.
 */
export const onePast = (limit: number) => sql.lit(limit + 1);

type CursorValue = string | number;

/** The end of a page: its sort order, and the last row's sort value and ID. */
export interface Cursor {
  readonly order: string;
  readonly key: CursorValue;
  readonly id: string;
}

export function writeCursor({ order, key, id }: Cursor): string {
  return Buffer.from(JSON.stringify([order, key, id])).toString('base64url');
}

const badCursor = () => invalidAt('cursor', 'value.invalid');

/**
 * Parses a cursor; `null` if there is none.
 *
 * @throws Refusal when it isn't one of ours or belongs to a list in another order.
 */
export function readCursor(
  text: string | undefined,
  order: string,
  type: 'string' | 'number' = 'string',
): Cursor | null {
  if (text === undefined) return null;
  let parts: unknown;
  try {
    parts = JSON.parse(Buffer.from(text, 'base64url').toString('utf8'));
  } catch {
    throw badCursor();
  }
  if (!Array.isArray(parts)) throw badCursor();
  const [forOrder, key, id]: unknown[] = parts;
  const isCursorValue = typeof key === 'string' || typeof key === 'number';
  if (forOrder !== order || !isCursorValue || typeof key !== type || typeof id !== 'string') {
    throw badCursor();
  }
  return { order, key, id };
}

export interface Page<T> {
  readonly items: T[];
  readonly nextCursor: string | null;
  readonly total: number | null;
}

/** Cuts off the extra row that tells whether there is a next page. */
export function cutPage<Row, Item>(
  rows: readonly Row[],
  limit: number,
  toItem: (row: Row) => Item,
  toCursor: (row: Row) => Cursor,
): Page<Item> {
  const pageRows = rows.slice(0, limit);
  const last = pageRows.at(-1);
  const hasMore = rows.length > limit && last !== undefined;
  return {
    items: pageRows.map(toItem),
    nextCursor: hasMore ? writeCursor(toCursor(last)) : null,
    total: null,
  };
}
