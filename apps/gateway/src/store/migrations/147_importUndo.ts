import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

const statements = [
  `ALTER TABLE imports DROP CONSTRAINT imports_state_check`,
  `ALTER TABLE imports ADD CONSTRAINT imports_state_check
    CHECK (state IN ('receiving','confirmed','canceled','undone'))`,
  `ALTER TABLE imports DROP CONSTRAINT imports_outcome_check`,
  // one that was taken back still says what it came to; an order is never taken back
  `ALTER TABLE imports ADD CONSTRAINT imports_outcome_check CHECK (
    (state IN ('confirmed','undone')) = (coalesce(order_id, entered ->> 'added') IS NOT NULL)
    AND (state <> 'undone' OR kind = 'purchases'))`,
  // null: entered before files could be taken back
  `ALTER TABLE recorded_purchases ADD COLUMN import_id text`,
  `ALTER TABLE recorded_purchases ADD CONSTRAINT recorded_purchases_import_fkey
    FOREIGN KEY (account_id, import_id) REFERENCES imports (account_id, id)`,
  `CREATE INDEX recorded_purchases_by_import ON recorded_purchases (account_id, import_id)`,
];

/** A file of purchases can be taken back as a whole: what it added says so. */
export const importUndo: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
