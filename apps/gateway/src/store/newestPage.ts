import { sql, type SelectQueryBuilder, type StringReference } from 'kysely';
import { countOf } from './countOf.ts';
import type { Page } from './keyset.ts';
import type { Row, Schema } from './schema.ts';
import { inOrder, sortedPage, type SortKey } from './sortedPage.ts';

export interface PageQuery {
  readonly cursor?: string | undefined;
  readonly limit?: number | undefined;
  /** Also returns the total count. */
  readonly total?: 'true' | undefined;
}

interface NewestOptions<DB, TB extends keyof DB, Output, Item> {
  /** The timestamp or date column to sort by. Ties are broken by the `id` next to it. */
  readonly by: StringReference<DB, TB> & string;
  readonly type?: Extract<SortKey['type'], 'timestamptz' | 'date'>;
  readonly toItem: (row: Output) => Item;
  /** Returns the total count. Defaults to counting the rows. */
  readonly count?: () => Promise<number>;
}

/** Returns a page of a list, newest first. */
export async function newestPage<
  DB,
  TB extends keyof DB,
  Output extends { readonly id: string },
  Item,
>(
  rows: SelectQueryBuilder<DB, TB, Output>,
  query: PageQuery,
  options: NewestOptions<DB, TB, Output, Item>,
): Promise<Page<Item>>;
export async function newestPage(
  rows: SelectQueryBuilder<Schema, 'fleets', Row<'fleets'>>,
  query: PageQuery,
  {
    by,
    type = 'timestamptz',
    toItem,
    count,
  }: NewestOptions<Schema, 'fleets', Row<'fleets'>, unknown>,
) {
  const [table = '', column] = by.split('.');
  const id = sql.ref<string>(column === undefined ? 'id' : `${table}.id`);
  const request = { ...query, sort: by, direction: 'desc' } as const;
  const pageRows = await inOrder(rows, { expression: sql.ref(by), type }, id, request).execute();
  const page = sortedPage(pageRows, request, toItem);
  if (query.total === undefined) return page;
  return { ...page, total: await (count ? count() : countOf(rows)) };
}
