import { selectIn } from '../../store/inAccount.ts';
import type { Row, Trx } from '../../store/schema.ts';

/**
 * The cards of some rows, locked until the transaction ends: in one order, so that two actions on the
 * same cards wait for each other instead of locking up.
 */
export const lockCards = (
  trx: Trx,
  { account_id }: Row<'card_bulks'>,
  rows: readonly Row<'card_bulk_rows'>[],
): Promise<Row<'cards'>[]> =>
  selectIn(trx, account_id, 'cards')
    .selectAll()
    .where(
      'id',
      'in',
      rows.map((row) => row.card_id),
    )
    .orderBy('id')
    .forUpdate()
    .execute();
