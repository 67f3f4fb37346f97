import { PAGE_MAX_ROWS } from '@forecourt/api-client/contract';
import { dayIn } from '@forecourt/validation';
import { exportFile, tableOf, type Columns } from '../../files/exportFile.ts';
import type { AccountContext } from '../../http/context.ts';
import type { Page } from '../../store/keyset.ts';

interface ListFile<Item> {
  readonly name: string;
  readonly format: 'csv' | 'xlsx';
  readonly columns: Columns<Item>;
  readonly read: (place: {
    readonly limit: number;
    readonly cursor: string | undefined;
  }) => Promise<Page<Item>>;
}

/** Exports a list as a file, read through the list's own pages so that both show the same rows. */
export async function exportList<Item>(
  { account, now }: AccountContext,
  { name, format, columns, read }: ListFile<Item>,
) {
  const rows: Item[] = [];
  let cursor: string | undefined;
  do {
    const page: Page<Item> = await read({ limit: PAGE_MAX_ROWS, cursor });
    rows.push(...page.items);
    cursor = page.nextCursor ?? undefined;
  } while (cursor !== undefined);
  const day = dayIn(account.time_zone, now).toString();
  return exportFile(format, { name, ...tableOf(columns, rows) }, day);
}
