import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

const statements = [
  `ALTER TABLE limit_profiles ADD COLUMN kind text NOT NULL DEFAULT 'profile'
    CHECK (kind IN ('profile','limit'))`,
  `ALTER TABLE limit_profiles ADD CONSTRAINT only_profiles_are_default
    CHECK (NOT is_default OR kind = 'profile')`,
  `CREATE UNIQUE INDEX limit_profiles_default ON limit_profiles (account_id) WHERE is_default`,
  `CREATE UNIQUE INDEX limit_profiles_by_name ON limit_profiles (account_id, upper(name))`,
  `CREATE TABLE limit_resets (
    account_id text NOT NULL,
    card_id text NOT NULL,
    counter text NOT NULL,
    reset_at timestamptz NOT NULL,
    PRIMARY KEY (account_id, card_id, counter),
    FOREIGN KEY (account_id, card_id) REFERENCES cards (account_id, id)
  )`,
  `CREATE TABLE limit_allowances (
    account_id text NOT NULL,
    id text NOT NULL,
    card_id text NOT NULL,
    amount_cents bigint NOT NULL CHECK (amount_cents > 0),
    until_at timestamptz NOT NULL,
    reason text NOT NULL,
    state text NOT NULL CHECK (state IN ('open','used','canceled')),
    created_at timestamptz NOT NULL,
    created_by text NOT NULL,
    transaction_id text,
    PRIMARY KEY (account_id, id),
    FOREIGN KEY (account_id, card_id) REFERENCES cards (account_id, id),
    CHECK ((state = 'used') = (transaction_id IS NOT NULL))
  )`,
  `CREATE UNIQUE INDEX limit_allowances_open ON limit_allowances (account_id, card_id) WHERE state = 'open'`,
];

/** Card limits beside profiles, counters that were reset, and purchases that are allowed once. */
export const cardLimits: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
