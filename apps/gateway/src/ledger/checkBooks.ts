import type { Log } from '@forecourt/server';
import { sql } from 'kysely';
import type { Db } from '../store/schema.ts';
import { checkLedger, type LedgerFault } from './checkLedger.ts';

export interface BalanceFault {
  readonly ledger: string;
  readonly keptCents: number;
  readonly totalCents: number;
}

/** Every balance of an account that is not the sum of its entries. */
export async function checkBalances(db: Db, accountId: string): Promise<BalanceFault[]> {
  const { rows } = await sql<{ ledger: string; kept: number; total: number }>`
    SELECT coalesce(b.ledger, l.ledger) AS ledger, coalesce(b.amount_cents, 0)::bigint AS kept,
      coalesce(l.total, 0)::bigint AS total
    FROM (SELECT * FROM account_balances WHERE account_id = ${accountId}) b
    FULL JOIN (SELECT ledger, sum(amount_cents) AS total FROM ledger_entries
      WHERE account_id = ${accountId} GROUP BY ledger) l ON l.ledger = b.ledger
    WHERE coalesce(b.amount_cents, 0) <> coalesce(l.total, 0)`.execute(db);
  return rows.map(({ ledger, kept, total }) => ({ ledger, keptCents: kept, totalCents: total }));
}

/** Checks the books of every account and logs what does not hold; nothing is put right by itself. */
export async function checkBooks(db: Db, log: Log): Promise<number> {
  const accounts = await db.selectFrom('accounts').select('account_id').execute();
  let faults = 0;
  for (const { account_id: accountId } of accounts) {
    const found: readonly (LedgerFault | BalanceFault)[] = [
      ...(await checkLedger(db, accountId)),
      ...(await checkBalances(db, accountId)),
    ];
    faults += found.length;
    if (found.length > 0) log.error({ accountId, found }, 'the books do not hold');
  }
  return faults;
}
