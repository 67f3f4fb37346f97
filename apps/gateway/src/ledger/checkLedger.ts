import { sql } from 'kysely';
import { selectIn } from '../store/inAccount.ts';
import type { Db } from '../store/schema.ts';

/**
 * Finds an account's movements whose sides don't add up to zero in a single currency. If there are
 * none, the books are sound, and the account's ledgers add up to zero too.
 */
export const checkLedger = (db: Db, accountId: string) =>
  selectIn(db, accountId, 'ledger_entries')
    .select(['account_id as accountId', 'movement_id as movementId'])
    .select(sql<number>`sum(amount_cents)::bigint`.as('totalCents'))
    .groupBy(['account_id', 'movement_id'])
    .having(sql<boolean>`sum(amount_cents) <> 0 OR count(DISTINCT currency) > 1 OR count(*) < 2`)
    .execute();
