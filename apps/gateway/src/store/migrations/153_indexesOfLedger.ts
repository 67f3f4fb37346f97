import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

const statements = [
  'DROP INDEX ledger_by_ledger',
  // what was approved and has not posted, and the purchases that both stand against, are kept sums
  `CREATE INDEX ledger_by_ledger ON ledger_entries (account_id, ledger, entered_on)
    INCLUDE (amount_cents, kind) WHERE ledger NOT IN ('pending', 'purchases')`,
  'DROP INDEX ledger_by_reference',
  `CREATE INDEX ledger_by_reference ON ledger_entries (account_id, reference_id)
    WHERE kind <> 'authorization'`,
];

/** What an authorisation enters is sought by nothing but its sums: a decision at a pump writes no index of it. */
export const indexesOfLedger: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
