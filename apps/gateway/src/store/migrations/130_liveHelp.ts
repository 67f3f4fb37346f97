import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

const statements = [
  `CREATE TABLE live_help_sessions (
    account_id text NOT NULL REFERENCES accounts,
    id text NOT NULL,
    user_id text NOT NULL REFERENCES people,
    state text NOT NULL CHECK (state IN ('waiting', 'watched', 'ended')),
    pin text NOT NULL,
    line_key_hash text NOT NULL,
    started_at timestamptz NOT NULL,
    expires_at timestamptz NOT NULL,
    agent_company text,
    agent_name text,
    watched_at timestamptz,
    ended_at timestamptz,
    ended_by text,
    PRIMARY KEY (account_id, id)
  )`,
  // no two sessions that wait can be taken for one another
  `CREATE UNIQUE INDEX live_help_waiting_pin ON live_help_sessions (pin) WHERE state = 'waiting'`,
];

/** Who showed their page to whom, and when. */
export const liveHelp: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
