import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** A file can hold more than cards: drafts say what, and a row is what it enters. */
export const imports: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of [
      `ALTER TABLE order_imports RENAME TO imports`,
      `ALTER TABLE order_import_rows RENAME TO import_rows`,
      `ALTER TABLE import_rows RENAME COLUMN card TO entry`,
      `ALTER TABLE imports ADD COLUMN kind text NOT NULL DEFAULT 'cards'
        CHECK (kind IN ('cards','drivers','vehicles','promptedIds'))`,
      `ALTER TABLE imports ALTER COLUMN kind DROP DEFAULT`,
      `ALTER TABLE imports DROP CONSTRAINT order_imports_state_check`,
      `UPDATE imports SET state = 'confirmed' WHERE state = 'ordered'`,
      `ALTER TABLE imports ADD CONSTRAINT imports_state_check
        CHECK (state IN ('receiving','confirmed','canceled'))`,
      `ALTER TABLE imports ADD COLUMN entered jsonb`,
      // a confirmed draft names what it came to: an order, or how many rows it entered
      `ALTER TABLE imports ADD CONSTRAINT imports_outcome_check
        CHECK ((state = 'confirmed') = (coalesce(order_id, entered ->> 'added') IS NOT NULL))`,
    ]) {
      await sql.raw(statement).execute(db);
    }
  },
};
