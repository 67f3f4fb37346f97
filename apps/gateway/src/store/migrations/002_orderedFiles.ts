import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The file of an order is known again by the hash of its bytes. */
export const orderedFiles: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`ALTER TABLE order_imports ADD COLUMN file_hash text`.execute(db);
  },
};
