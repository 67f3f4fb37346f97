import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Who of the provider began a bulk action in somebody's name, for the history that its job writes. */
export const emulation: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`ALTER TABLE card_bulks ADD COLUMN emulated_by text`.execute(db);
  },
};
