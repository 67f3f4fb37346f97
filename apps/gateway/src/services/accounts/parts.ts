import type { AccountContext } from '../../http/context.ts';
import { requireCurrent } from '../../http/refusal.ts';
import { rowIn } from '../../store/inAccount.ts';

/**
 * Locks the row of a fleet or department for a change, then reads it.
 * @throws Refusal whatever `find` throws, or `version.stale` if someone else changed it meanwhile
 */
export async function lockPart<Row extends { readonly version: number }>(
  context: AccountContext,
  table: 'fleets' | 'departments',
  id: string,
  find: () => Promise<Row>,
): Promise<Row> {
  await rowIn(context.trx, context.account.account_id, table, id).forUpdate().executeTakeFirst();
  return requireCurrent(context, await find());
}
