import { selectIn } from '../../store/inAccount.ts';
import type { Row, Trx } from '../../store/schema.ts';

/**
 * Locks the account until the transaction ends, but not for rows that reference it, as every
 * idempotency key does. For callers that change the account, or count its rows before inserting one:
 * a row that a concurrent transaction is inserting cannot be locked.
 */
export const lockAccount = (trx: Trx, accountId: string): Promise<Row<'accounts'>> =>
  selectIn(trx, accountId, 'accounts').selectAll().forNoKeyUpdate().executeTakeFirstOrThrow();
