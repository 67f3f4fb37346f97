import type { Migrations } from '@forecourt/server';
import { sql, type Kysely } from 'kysely';
import { schemaOf } from '../distribute.ts';
import { purchasesWith } from './011_decisions.ts';
import { writeBatchCounting } from './015_sums.ts';

/** Inserts purchases; those from the previous release, which sends no department, get the card's. */
const PURCHASES = `IF coalesce(transactions_shared -> 'department_id',
        transactions_own -> 0 -> 'department_id') IS NULL THEN
      SELECT json_object_agg(c.id, c.department_id) INTO by_card
        FROM json_to_recordset(transactions_own) AS p(card_id text)
        JOIN cards c ON c.account_id = of_account
          AND c.id = coalesce(p.card_id, transactions_shared ->> 'card_id');
    END IF;
    ${purchasesWith('department_id', 'coalesce(department_id, by_card ->> card_id)')}`;

/**
 * The department that a purchase counts for, whatever its card does later, and the names of deleted
 * departments. Purchases reference both, so there is no foreign key.
 */
export const purchaseDepartments = schemaOf([
  'ALTER TABLE transactions ADD COLUMN department_id text',
  `CREATE TABLE deleted_departments (
    account_id text NOT NULL REFERENCES accounts,
    id text NOT NULL,
    number text NOT NULL,
    name text NOT NULL,
    PRIMARY KEY (account_id, id)
  )`,
  'DROP FUNCTION write_batch',
  writeBatchCounting({ declared: 'DECLARE by_card json; ', purchases: PURCHASES }),
]);

const MISSING = `FROM transactions t
    JOIN cards c ON c.account_id = t.account_id AND c.id = t.card_id
    WHERE t.department_id IS NULL AND c.department_id IS NOT NULL`;

/** A day of an account at a time, so that whatever changes a purchase waits for a moment only. */
const FILL = `DO $$ DECLARE days json; one json; BEGIN
  SELECT json_agg(json_build_array(d.account_id, d.occurred_on)) INTO days
    FROM (SELECT DISTINCT t.account_id, t.occurred_on ${MISSING}) d;
  FOR one IN SELECT json_array_elements(days) LOOP
    EXECUTE format('UPDATE transactions t SET department_id = c.department_id FROM cards c
      WHERE t.account_id = %1$L AND t.occurred_on = %2$L AND t.department_id IS NULL
        AND c.account_id = %1$L AND c.id = t.card_id AND c.department_id IS NOT NULL',
      one ->> 0, one ->> 1);
    COMMIT;
  END LOOP;
END $$`;

/** Earlier purchases count for the department that their card is in now. */
export const earlierPurchaseDepartments: Migrations[string] = {
  async pendingStatements<S>(db: Kysely<S>) {
    const { rows: columns } = await sql`SELECT 1 FROM pg_attribute
      WHERE attrelid = to_regclass('transactions') AND attname = 'department_id'`.execute(db);
    // while planning, before the column exists
    if (columns.length === 0) return [FILL];
    const { rows } = await sql.raw(`SELECT 1 ${MISSING} LIMIT 1`).execute(db);
    return rows.length > 0 ? [FILL] : [];
  },
};
