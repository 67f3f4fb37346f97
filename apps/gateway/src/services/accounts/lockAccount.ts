import { selectIn } from '../../store/inAccount.ts';
import type { Row, Trx } from '../../store/schema.ts';

/**
 * The account, held until the transaction ends: for whoever counts its rows before adding one, since a
 * row that another is adding cannot be held yet.
 */
export const lockAccount = (trx: Trx, accountId: string): Promise<Row<'accounts'>> =>
  selectIn(trx, accountId, 'accounts').selectAll().forNoKeyUpdate().executeTakeFirstOrThrow();
