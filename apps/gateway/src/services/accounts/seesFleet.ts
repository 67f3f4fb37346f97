import type { AccountContext } from '../../http/context.ts';
import { inFleets } from '../../store/scope.ts';

/** Whether the account has the fleet, and the person may see it. */
export async function seesFleet(
  { trx, account, fleetIds }: Pick<AccountContext, 'trx' | 'account' | 'fleetIds'>,
  fleetId: string,
): Promise<boolean> {
  const fleet = await trx
    .selectFrom('fleets')
    .select('id')
    .where('account_id', '=', account.account_id)
    .where('id', '=', fleetId)
    .where(inFleets('id', fleetIds))
    .executeTakeFirst();
  return fleet !== undefined;
}
