import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Methods by which money comes in, transfers of it, consents to fees, and what the payment provider
 * told. Of each type of method an account has one; of funds one transfer is under way.
 */
const statements = [
  `CREATE TABLE funding_methods (
    account_id text NOT NULL REFERENCES accounts,
    id text NOT NULL,
    type text NOT NULL CHECK (type IN ('card','bank','westernUnion','wireAch')),
    state text NOT NULL CHECK (state IN ('verifying','active','refused')),
    name text NOT NULL,
    last4 text,
    expires_on text,
    token text NOT NULL,
    reference text,
    tries_left integer CHECK (tries_left >= 0),
    added_at timestamptz NOT NULL,
    added_by text NOT NULL,
    usable_from timestamptz NOT NULL,
    removed_at timestamptz,
    version integer NOT NULL DEFAULT 1,
    PRIMARY KEY (account_id, id)
  )`,
  `CREATE UNIQUE INDEX funding_methods_one_a_type ON funding_methods (account_id, type)
    WHERE removed_at IS NULL`,
  `CREATE TABLE funding_settings (
    account_id text PRIMARY KEY REFERENCES accounts,
    mode text NOT NULL CHECK (mode IN ('payAsYouGo','preload')),
    auto_is_on boolean NOT NULL,
    auto_threshold_cents bigint NOT NULL,
    auto_amount_cents bigint NOT NULL,
    auto_method_id text,
    version integer NOT NULL DEFAULT 1,
    FOREIGN KEY (account_id, auto_method_id) REFERENCES funding_methods (account_id, id)
  )`,
  `CREATE INDEX funding_settings_auto ON funding_settings (account_id) WHERE auto_is_on`,
  `CREATE TABLE transfers (
    account_id text NOT NULL REFERENCES accounts,
    id text NOT NULL,
    transfer_number text NOT NULL,
    purpose text NOT NULL CHECK (purpose IN ('funds','bill')),
    stage text NOT NULL CHECK (stage IN ('scheduled','submitting','pending','settled','failed','returned','chargedBack','canceled')),
    method_id text NOT NULL,
    amount_cents bigint NOT NULL CHECK (amount_cents > 0),
    fee_cents bigint NOT NULL CHECK (fee_cents >= 0),
    currency text NOT NULL,
    pay_on date,
    submitted_at timestamptz NOT NULL,
    received_on date,
    posted_at timestamptz,
    ended_at timestamptz,
    failure text,
    return_code text,
    asked_by text,
    version integer NOT NULL DEFAULT 1,
    PRIMARY KEY (account_id, id),
    UNIQUE (account_id, transfer_number),
    FOREIGN KEY (account_id, method_id) REFERENCES funding_methods (account_id, id)
  )`,
  `CREATE UNIQUE INDEX transfers_one_of_funds ON transfers (account_id)
    WHERE purpose = 'funds' AND stage IN ('submitting','pending')`,
  `CREATE INDEX transfers_by_time ON transfers (account_id, purpose, submitted_at DESC, id DESC)`,
  `CREATE TABLE fee_consents (
    account_id text NOT NULL REFERENCES accounts,
    id text NOT NULL,
    fee_key text NOT NULL,
    fee_cents bigint NOT NULL CHECK (fee_cents >= 0),
    basis_points integer,
    edition text NOT NULL,
    user_id text NOT NULL,
    agreed_by text NOT NULL,
    agreed_at timestamptz NOT NULL,
    ended_by text,
    ended_at timestamptz,
    PRIMARY KEY (account_id, id)
  )`,
  `CREATE TABLE provider_events (
    account_id text NOT NULL REFERENCES accounts,
    event_id text NOT NULL,
    type text NOT NULL,
    transfer_id text NOT NULL,
    received_at timestamptz NOT NULL,
    PRIMARY KEY (account_id, event_id)
  )`,
  // what the sandbox, which stands in for a provider, was asked to move
  `CREATE TABLE sandbox_transfers (
    account_id text NOT NULL,
    reference text NOT NULL,
    amount_cents bigint NOT NULL,
    answer jsonb NOT NULL,
    taken_at timestamptz NOT NULL,
    PRIMARY KEY (account_id, reference)
  )`,
  `CREATE INDEX ledger_by_reference ON ledger_entries (account_id, reference_id)`,
];

export const money: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
