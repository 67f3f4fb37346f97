import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Users of an account: their state in it, what was taken from them, and those who were deleted. */
const statements = [
  `ALTER TABLE grants
    ADD COLUMN state text NOT NULL DEFAULT 'activated' CHECK (state IN ('created','activated','locked')),
    ADD COLUMN withheld_permissions jsonb NOT NULL DEFAULT '[]',
    ADD COLUMN invited_at timestamptz,
    ADD COLUMN version integer NOT NULL DEFAULT 1`,
  `CREATE INDEX grants_by_account ON grants (account_id, user_id)`,
  // the sign-in that was seen last, so that each counts once
  `ALTER TABLE people ADD COLUMN last_session_id text`,
  `CREATE TABLE deleted_users (
    account_id text NOT NULL REFERENCES accounts,
    user_id text NOT NULL REFERENCES people,
    role text NOT NULL,
    fleet_ids jsonb,
    deleted_at timestamptz NOT NULL,
    PRIMARY KEY (account_id, user_id)
  )`,
];

/** [USER-01, USER-13] */
export const users: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
