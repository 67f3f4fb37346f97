import { schemaOf } from '../distribute.ts';

/**
 * Accounts, their counters, idempotent responses, and events. In every table of customer data,
 * `account_id` comes first in the primary key, foreign keys, and indexes.
 */
export const accounts = schemaOf([
  // trigrams find a word within a name or number, with the account first
  `CREATE EXTENSION IF NOT EXISTS pg_trgm`,
  `CREATE EXTENSION IF NOT EXISTS btree_gin`,
  // a number belongs to one account forever: it is registered first in this table of all accounts
  `CREATE TABLE account_numbers (
    account_number text PRIMARY KEY,
    account_id text NOT NULL UNIQUE,
    UNIQUE (account_number, account_id)
  )`,
  `CREATE TABLE accounts (
    account_id text PRIMARY KEY,
    account_number text NOT NULL,
    name text NOT NULL,
    state text NOT NULL CHECK (state IN ('open','readOnly','locked','closed')),
    time_zone text NOT NULL,
    week_starts_on text NOT NULL CHECK (week_starts_on IN ('sun','mon')),
    currency text NOT NULL DEFAULT 'USD',
    credit_limit_cents bigint NOT NULL CHECK (credit_limit_cents >= 0),
    features jsonb NOT NULL DEFAULT '[]',
    opened_on date NOT NULL,
    last_activity_at timestamptz,
    version integer NOT NULL DEFAULT 1,
    closed_at timestamptz,
    package text NOT NULL DEFAULT 'regular' CHECK (package IN ('regular','plus','premium','pro','enterprise')),
    next_package text CHECK (next_package IN ('regular','plus','premium','pro','enterprise')),
    next_package_from date,
    FOREIGN KEY (account_number, account_id) REFERENCES account_numbers (account_number, account_id)
  )`,
  `CREATE TABLE account_counters (
    account_id text NOT NULL REFERENCES accounts,
    counter text NOT NULL,
    last_value bigint NOT NULL,
    PRIMARY KEY (account_id, counter)
  )`,
  `CREATE TABLE idempotency_keys (
    account_id text NOT NULL REFERENCES accounts,
    call text NOT NULL,
    key text NOT NULL,
    body_hash text NOT NULL,
    status integer NOT NULL,
    answer jsonb NOT NULL,
    created_at timestamptz NOT NULL,
    PRIMARY KEY (account_id, call, key)
  )`,
  `CREATE INDEX idempotency_by_age ON idempotency_keys (account_id, created_at)`,
  // events and ledger entries never change: a mistake is corrected by another entry
  `CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS
      $$ BEGIN RAISE EXCEPTION 'rows of % are only added', TG_ARGV[0]; END $$`,
  `CREATE TABLE events (
    account_id text NOT NULL REFERENCES accounts,
    id text NOT NULL,
    occurred_at timestamptz NOT NULL,
    user_id text,
    emulated_by text,
    subject_type text NOT NULL,
    subject_id text NOT NULL,
    action text NOT NULL,
    before jsonb,
    after jsonb,
    reason text,
    request_id text,
    PRIMARY KEY (account_id, id)
  )`,
  `CREATE INDEX events_by_subject ON events (account_id, subject_type, subject_id, id DESC)`,
  `CREATE TRIGGER append_only BEFORE UPDATE OR DELETE ON events
    FOR EACH ROW EXECUTE FUNCTION refuse_change('events')`,
]);
