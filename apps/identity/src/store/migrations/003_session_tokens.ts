import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Session tokens say how the person proved who they are. */
export const sessionTokens: Migration = {
  async up(db: Kysely<unknown>) {
    await sql.raw('ALTER TABLE links ADD COLUMN amr jsonb').execute(db);
  },
};
