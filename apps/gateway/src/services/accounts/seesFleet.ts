import type { AccountContext } from '../../http/context.ts';
import type { MessageKey } from '@forecourt/validation';
import { refusedAt } from '../../http/refusal.ts';
import { hasRow } from '../../store/hasRow.ts';
import { selectIn } from '../../store/inAccount.ts';
import { inFleets } from '../../store/scope.ts';

/** Whether the fleet belongs to the account and the person may see it. */
export const seesFleet = (
  { trx, account, fleetIds }: Pick<AccountContext, 'trx' | 'account' | 'fleetIds'>,
  fleetId: string,
): Promise<boolean> =>
  hasRow(
    selectIn(trx, account.account_id, 'fleets')
      .where('id', '=', fleetId)
      .where(inFleets('id', fleetIds)),
  );

/** @throws Refusal `access.denied` with `key` if the person is limited to some fleets [USER-20] */
export function requireEveryFleet(
  { fleetIds }: Pick<AccountContext, 'fleetIds'>,
  key: MessageKey = 'access.wholeAccount',
): void {
  if (fleetIds !== null) throw refusedAt(403, 'access.denied', '', key);
}
