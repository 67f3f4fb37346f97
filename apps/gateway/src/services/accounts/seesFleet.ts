import type { AccountContext } from '../../http/context.ts';
import type { MessageKey } from '@forecourt/validation';
import { refusedAt } from '../../http/refusal.ts';
import { selectIn } from '../../store/inAccount.ts';
import { inFleets } from '../../store/scope.ts';

/** Whether the account has the fleet, and the person may see it. */
export async function seesFleet(
  { trx, account, fleetIds }: Pick<AccountContext, 'trx' | 'account' | 'fleetIds'>,
  fleetId: string,
): Promise<boolean> {
  const fleet = await selectIn(trx, account.account_id, 'fleets')
    .select('id')
    .where('id', '=', fleetId)
    .where(inFleets('id', fleetIds))
    .executeTakeFirst();
  return fleet !== undefined;
}

/** Refuses what concerns every fleet to whoever has only some of them. @throws Refusal [USER-20] */
export function requireEveryFleet(
  { fleetIds }: Pick<AccountContext, 'fleetIds'>,
  key: MessageKey = 'access.wholeAccount',
): void {
  if (fleetIds !== null) throw refusedAt(403, 'access.denied', '', key);
}
