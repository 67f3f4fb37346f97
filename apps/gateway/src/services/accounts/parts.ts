import type { AccountContext } from '../../http/context.ts';
import { requireCurrent } from '../../http/refusal.ts';
import { rowIn } from '../../store/inAccount.ts';

/**
 * Locks a fleet or a department before it is changed, then reads it.
 * @throws Refusal what `find` throws, or `stale` when someone else changed it in the meantime
 */
export async function holdPart<Row extends { readonly version: number }>(
  context: AccountContext,
  table: 'fleets' | 'departments',
  id: string,
  find: () => Promise<Row>,
): Promise<Row> {
  await rowIn(context.trx, context.account.account_id, table, id).forUpdate().executeTakeFirst();
  return requireCurrent(context, await find());
}
