import type { AccountContext } from '../../http/context.ts';
import { stale } from '../../http/refusal.ts';

/**
 * Locks a fleet or a department before it is changed, then reads it.
 * @throws Refusal what `find` throws, or `stale` when somebody else changed it meanwhile
 */
export async function holdPart<Row extends { readonly version: number }>(
  { trx, account, expectedVersion }: AccountContext,
  table: 'fleets' | 'departments',
  id: string,
  find: () => Promise<Row>,
): Promise<Row> {
  await trx
    .selectFrom(table)
    .select('id')
    .where('account_id', '=', account.account_id)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  const row = await find();
  if (row.version !== expectedVersion) throw stale(expectedVersion, row.version);
  return row;
}
