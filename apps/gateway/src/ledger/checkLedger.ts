import { sql, type Kysely } from 'kysely';
import { selectIn } from '../store/inAccount.ts';
import type { Schema } from '../store/schema.ts';

export interface LedgerFault {
  readonly accountId: string;
  readonly movementId: string;
  readonly totalCents: number;
}

/**
 * Finds an account's movements whose sides don't add up to zero in a single currency. If there are
 * none, the books are sound, and the account's ledgers add up to zero too.
 */
export async function checkLedger(db: Kysely<Schema>, accountId: string): Promise<LedgerFault[]> {
  const faults = await selectIn(db, accountId, 'ledger_entries')
    .select(['movement_id', sql<number>`sum(amount_cents)::bigint`.as('total')])
    .groupBy('movement_id')
    .having(sql<boolean>`sum(amount_cents) <> 0 OR count(DISTINCT currency) > 1 OR count(*) < 2`)
    .execute();
  return faults.map((row) => ({
    accountId,
    movementId: row.movement_id,
    totalCents: row.total,
  }));
}
