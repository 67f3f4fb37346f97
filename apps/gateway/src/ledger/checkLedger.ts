import { sql, type Kysely } from 'kysely';
import { selectIn } from '../store/inAccount.ts';
import type { Schema } from '../store/schema.ts';

export interface LedgerFault {
  readonly accountId: string;
  readonly movementId: string;
  readonly totalCents: number;
}

/**
 * Every movement of an account whose sides do not add up to zero in one currency. Empty when the
 * books are sound, and then the ledgers of the account add up to zero too.
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
