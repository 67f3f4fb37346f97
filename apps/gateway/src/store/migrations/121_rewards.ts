import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

const statements = [
  `CREATE TABLE reward_accounts (
    account_id text PRIMARY KEY REFERENCES accounts,
    version integer NOT NULL DEFAULT 1
  )`,
  `CREATE TABLE reward_tiers (
    account_id text NOT NULL REFERENCES reward_accounts,
    since timestamptz NOT NULL,
    tier text NOT NULL,
    chosen_by text REFERENCES people,
    PRIMARY KEY (account_id, since)
  )`,
  `CREATE TABLE reward_redemptions (
    account_id text NOT NULL REFERENCES reward_accounts,
    id text NOT NULL,
    redemption_number text NOT NULL,
    points integer NOT NULL CHECK (points > 0),
    cents bigint NOT NULL CHECK (cents > 0),
    requested_at timestamptz NOT NULL,
    requested_on date NOT NULL,
    requested_by text NOT NULL REFERENCES people,
    PRIMARY KEY (account_id, id),
    UNIQUE (account_id, redemption_number)
  )`,
];

/** Who takes part in rewards, in which tier since when, and what was redeemed. */
export const rewards: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
