import { sql } from 'kysely';
import type { AccountContext } from '../../http/context.ts';
import { countOf } from '../../store/countOf.ts';
import { selectIn } from '../../store/inAccount.ts';
import { inFleets } from '../../store/scope.ts';

/**
 * Counts cards outside the person's fleets that use a profile or group. People limited to certain
 * fleets must not change what cards of other fleets depend on. [USER-20]
 */
export async function cardsInOtherFleets(
  { trx, account, fleetIds }: Pick<AccountContext, 'trx' | 'account' | 'fleetIds'>,
  column: 'profile_id' | 'group_id',
  id: string,
): Promise<number> {
  if (fleetIds === null) return 0;
  return countOf(
    selectIn(trx, account.account_id, 'cards')
      .where(column, '=', id)
      .where(sql<boolean>`NOT ${inFleets('fleet_id', fleetIds)}`),
  );
}
