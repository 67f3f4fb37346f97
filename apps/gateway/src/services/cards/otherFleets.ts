import { sql } from 'kysely';
import type { AccountContext } from '../../http/context.ts';
import { countOf } from '../../store/countOf.ts';
import { selectIn } from '../../store/inAccount.ts';
import { inFleets } from '../../store/scope.ts';

/**
 * How many cards of fleets that are not the person's a profile or a group is for: who may touch only
 * some fleets changes nothing that cards of others go by. [USER-20]
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
