import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** What happened and what was booked is never changed: a mistake is put right by another entry. */
const APPEND_ONLY = ['events', 'ledger_entries'];

/** The database itself refuses to change or to delete a row of the history or of the ledger. */
export const appendOnly: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS
      $$ BEGIN RAISE EXCEPTION 'rows of % are only added', TG_TABLE_NAME; END $$`.execute(db);
    for (const table of APPEND_ONLY) {
      await sql`CREATE TRIGGER append_only BEFORE UPDATE OR DELETE ON ${sql.table(table)}
        FOR EACH ROW EXECUTE FUNCTION refuse_change()`.execute(db);
    }
  },
};
