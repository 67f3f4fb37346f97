import { sql, type RawBuilder, type SelectQueryBuilder } from 'kysely';
import { cutPage, onePast, type Page, PAGE_ROWS, readCursor } from './keyset.ts';

/** What rows are sorted by. Ties are broken by ID. */
export interface SortKey {
  readonly expression: RawBuilder<string | number>;
  /** The key's database type, to which the cursor's value is cast. */
  readonly type: 'text' | 'bigint' | 'timestamptz' | 'date';
}

export interface SortedRequest {
  readonly sort: string;
  readonly direction?: 'asc' | 'desc' | undefined;
  readonly limit?: number | undefined;
  readonly cursor?: string | undefined;
}

const orderOf = ({ sort, direction = 'asc' }: SortedRequest) => `${sort}:${direction}`;

/** Sorts a query and starts it after the cursor, with one row more than the page holds. */
export function inOrder<DB, TB extends keyof DB, Output>(
  query: SelectQueryBuilder<DB, TB, Output>,
  { expression, type }: SortKey,
  id: RawBuilder<string>,
  request: SortedRequest,
) {
  const { direction = 'asc', limit = PAGE_ROWS } = request;
  const cursor = readCursor(
    request.cursor,
    orderOf(request),
    type === 'bigint' ? 'number' : 'string',
  );
  const sign = sql.raw(direction === 'desc' ? '<' : '>');
  const after = cursor
    ? sql<boolean>`(${expression}, ${id}) ${sign} (${cursor.key}::${sql.raw(type)}, ${cursor.id})`
    : sql<boolean>`true`;
  return query
    .where(after)
    .select(expression.as('sort_key'))
    .orderBy(expression, direction)
    .orderBy(id, direction)
    .limit(onePast(limit));
}

/** Builds a page from the rows of an `inOrder` query. */
export function sortedPage<Row extends { readonly id: string }, Item>(
  rows: readonly (Row & { readonly sort_key: string | number })[],
  request: SortedRequest,
  toItem: (row: Row) => Item,
): Page<Item> {
  const order = orderOf(request);
  return cutPage(rows, request.limit ?? PAGE_ROWS, toItem, (row) => ({
    order,
    key: row.sort_key,
    id: row.id,
  }));
}
