import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** What belongs to a person and to no account; accounts only where something is about one. */
const statements = [
  `ALTER TABLE people ADD COLUMN is_recovery_disallowed boolean NOT NULL DEFAULT false`,
  `CREATE TABLE person_events (
    user_id text NOT NULL REFERENCES people,
    id text NOT NULL,
    occurred_at timestamptz NOT NULL,
    action text NOT NULL,
    before jsonb,
    after jsonb,
    request_id text,
    PRIMARY KEY (user_id, id)
  )`,
  `CREATE TRIGGER append_only BEFORE UPDATE OR DELETE ON person_events
    FOR EACH ROW EXECUTE FUNCTION refuse_change()`,
  `CREATE TABLE person_proofs (
    user_id text NOT NULL REFERENCES people,
    token_id text NOT NULL,
    proved_until timestamptz NOT NULL,
    PRIMARY KEY (user_id, token_id)
  )`,
  `CREATE TABLE verbal_passcodes (
    user_id text PRIMARY KEY REFERENCES people,
    passcode_hash text NOT NULL,
    changed_at timestamptz NOT NULL
  )`,
  `CREATE TABLE person_properties (
    user_id text PRIMARY KEY REFERENCES people,
    properties jsonb NOT NULL
  )`,
  `CREATE TABLE default_properties (
    account_id text PRIMARY KEY REFERENCES accounts,
    properties jsonb NOT NULL
  )`,
  `CREATE TABLE person_accounts (
    user_id text NOT NULL REFERENCES people,
    account_id text NOT NULL REFERENCES accounts,
    is_default boolean NOT NULL,
    last_used_at timestamptz NOT NULL,
    PRIMARY KEY (user_id, account_id)
  )`,
  `CREATE TABLE drafts (
    user_id text NOT NULL REFERENCES people,
    form text NOT NULL,
    account_key text NOT NULL,
    data jsonb NOT NULL,
    version integer NOT NULL,
    saved_at timestamptz NOT NULL,
    PRIMARY KEY (user_id, form, account_key)
  )`,
  `CREATE TABLE terms_acceptances (
    user_id text NOT NULL REFERENCES people,
    version text NOT NULL,
    accepted_at timestamptz NOT NULL,
    network_address text NOT NULL,
    PRIMARY KEY (user_id, version)
  )`,
  `CREATE TRIGGER append_only BEFORE UPDATE OR DELETE ON terms_acceptances
    FOR EACH ROW EXECUTE FUNCTION refuse_change()`,
  `CREATE TABLE feedback (
    account_id text NOT NULL REFERENCES accounts,
    id text NOT NULL,
    user_id text NOT NULL REFERENCES people,
    rating integer NOT NULL,
    comment text,
    consent_to_contact boolean NOT NULL,
    received_at timestamptz NOT NULL,
    PRIMARY KEY (account_id, id)
  )`,
  `CREATE TABLE membership_requests (
    id text PRIMARY KEY,
    user_id text NOT NULL REFERENCES people,
    account_number text NOT NULL,
    account_id text REFERENCES accounts,
    note text,
    state text NOT NULL CHECK (state IN ('pending','approved','denied')),
    requested_at timestamptz NOT NULL,
    decided_at timestamptz,
    decided_by text
  )`,
  `CREATE INDEX membership_requests_by_account ON membership_requests (account_id, state, id)`,
  `CREATE INDEX membership_requests_by_user ON membership_requests (user_id, id)`,
  `CREATE TABLE identifications (
    id text PRIMARY KEY,
    subject text,
    factor_id text,
    username text,
    tries integer NOT NULL,
    created_at timestamptz NOT NULL,
    expires_at timestamptz NOT NULL,
    used_at timestamptz
  )`,
  `CREATE TABLE attempts (
    scope text NOT NULL,
    key_hash text NOT NULL,
    count integer NOT NULL,
    window_ends_at timestamptz NOT NULL,
    PRIMARY KEY (scope, key_hash)
  )`,
];

/** People’s own things, and what happens before somebody is known. */
export const people: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
