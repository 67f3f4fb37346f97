import type { AccountContext } from '../../http/context.ts';
import { anyOf } from '../../store/anyOf.ts';
import { selectIn } from '../../store/inAccount.ts';
import type { Row } from '../../store/schema.ts';
import { inFleets } from '../../store/scope.ts';

/**
 * The cards of some rows that the person may touch as they stand now, locked until the transaction
 * ends: in one order, so that two actions on the same cards wait for each other instead of locking up.
 * [USER-20]
 */
export const lockCards = (
  { trx, account, fleetIds }: Pick<AccountContext, 'trx' | 'account' | 'fleetIds'>,
  rows: readonly Row<'card_bulk_rows'>[],
): Promise<Row<'cards'>[]> =>
  selectIn(trx, account.account_id, 'cards')
    .selectAll()
    .where('id', '=', anyOf(rows.map((row) => row.card_id)))
    .where(inFleets('fleet_id', fleetIds))
    .orderBy('id')
    .forUpdate()
    .execute();
