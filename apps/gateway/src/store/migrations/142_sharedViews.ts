import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

const statements = [
  `ALTER TABLE saved_views ADD COLUMN is_shared boolean NOT NULL DEFAULT false`,
  `CREATE INDEX saved_views_shared ON saved_views (account_id, list) WHERE is_shared`,
];

/** Views that the other users of the account may use too. */
export const sharedViews: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
