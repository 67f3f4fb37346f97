import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Installations of the product that ask for remote configuration; of their tokens only hashes. */
export const installations: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`CREATE TABLE installations (
      project_id text NOT NULL,
      fid text NOT NULL,
      app_id text NOT NULL,
      refresh_hash text NOT NULL,
      token_hash text NOT NULL,
      token_ends_at timestamptz NOT NULL,
      created_at timestamptz NOT NULL,
      PRIMARY KEY (project_id, fid)
    )`.execute(db);
  },
};
