import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

const statements = [
  `CREATE TABLE saved_views (
    account_id text NOT NULL REFERENCES accounts,
    id text NOT NULL,
    user_id text NOT NULL REFERENCES people,
    list text NOT NULL CHECK (list <> ''),
    name text NOT NULL CHECK (name <> ''),
    search jsonb NOT NULL,
    version integer NOT NULL DEFAULT 1,
    PRIMARY KEY (account_id, id)
  )`,
  `CREATE UNIQUE INDEX saved_views_by_name
    ON saved_views (account_id, user_id, list, lower(name))`,
];

/** Lists as people arranged them, each under a name of its own. */
export const savedViews: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
