import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

const statements = [
  `CREATE TABLE add_on_enrolments (
    account_id text NOT NULL REFERENCES accounts,
    service text NOT NULL,
    is_enrolled boolean NOT NULL,
    enrolled_at timestamptz NOT NULL,
    enrolled_by text REFERENCES people,
    left_at timestamptz,
    settings jsonb NOT NULL DEFAULT '{}',
    version integer NOT NULL DEFAULT 1,
    PRIMARY KEY (account_id, service),
    CHECK (is_enrolled = (left_at IS NULL))
  )`,
];

/** Products that an account added, with what is set in them. */
export const addOns: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
