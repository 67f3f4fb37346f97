import { schemaOf } from '../distribute.ts';

/** People, their access to accounts, their own data, and what is stored before someone signs in. */
export const people = schemaOf([
  `CREATE TABLE people (
    user_id text PRIMARY KEY,
    issuer text NOT NULL,
    subject text NOT NULL,
    username text NOT NULL,
    first_name text NOT NULL,
    last_name text NOT NULL,
    email text NOT NULL,
    phone text,
    culture text NOT NULL DEFAULT 'en-US',
    user_type text NOT NULL DEFAULT 'customer',
    last_login_at timestamptz,
    is_recovery_disallowed boolean NOT NULL DEFAULT false,
    last_session_id text,
    UNIQUE (issuer, subject)
  )`,
  `CREATE TABLE grants (
    user_id text NOT NULL REFERENCES people,
    account_id text NOT NULL REFERENCES accounts,
    role text NOT NULL CHECK (role IN ('administrator','manager','viewer','financial')),
    fleet_ids jsonb,
    extra_permissions jsonb NOT NULL DEFAULT '[]',
    state text NOT NULL DEFAULT 'activated' CHECK (state IN ('created','activated','locked')),
    withheld_permissions jsonb NOT NULL DEFAULT '[]',
    invited_at timestamptz,
    version integer NOT NULL DEFAULT 1,
    PRIMARY KEY (user_id, account_id)
  )`,
  `CREATE INDEX grants_by_account ON grants (account_id, user_id)`,
  `CREATE TABLE deleted_users (
    account_id text NOT NULL REFERENCES accounts,
    user_id text NOT NULL REFERENCES people,
    role text NOT NULL,
    fleet_ids jsonb,
    deleted_at timestamptz NOT NULL,
    PRIMARY KEY (account_id, user_id)
  )`,
  `CREATE TABLE membership_requests (
    id text PRIMARY KEY,
    user_id text NOT NULL REFERENCES people,
    account_number text NOT NULL,
    account_id text,
    note text,
    state text NOT NULL CHECK (state IN ('pending','approved','denied')),
    requested_at timestamptz NOT NULL,
    decided_at timestamptz,
    decided_by text,
    FOREIGN KEY (account_number, account_id) REFERENCES account_numbers (account_number, account_id)
  )`,
  `CREATE INDEX membership_requests_by_account ON membership_requests (account_id, state, id)`,
  `CREATE INDEX membership_requests_by_user ON membership_requests (user_id, id)`,
  `CREATE TABLE person_accounts (
    user_id text NOT NULL REFERENCES people,
    account_id text NOT NULL REFERENCES accounts,
    is_default boolean NOT NULL,
    last_used_at timestamptz NOT NULL,
    PRIMARY KEY (user_id, account_id)
  )`,
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
    FOR EACH ROW EXECUTE FUNCTION refuse_change('person_events')`,
  `CREATE TABLE person_proofs (
    user_id text NOT NULL REFERENCES people,
    token_id text NOT NULL,
    proved_until timestamptz NOT NULL,
    PRIMARY KEY (user_id, token_id)
  )`,
  `CREATE TABLE passcode_proofs (
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
  `CREATE TABLE drafts (
    user_id text NOT NULL REFERENCES people,
    form text NOT NULL,
    account_key text NOT NULL,
    data jsonb NOT NULL,
    version integer NOT NULL,
    saved_at timestamptz NOT NULL,
    PRIMARY KEY (user_id, form, account_key)
  )`,
  `CREATE TABLE saved_views (
    account_id text NOT NULL REFERENCES accounts,
    id text NOT NULL,
    user_id text NOT NULL REFERENCES people,
    list text NOT NULL CHECK (list <> ''),
    name text NOT NULL CHECK (name <> ''),
    search jsonb NOT NULL,
    version integer NOT NULL DEFAULT 1,
    is_shared boolean NOT NULL DEFAULT false,
    PRIMARY KEY (account_id, id)
  )`,
  `CREATE UNIQUE INDEX saved_views_by_name ON saved_views
    (account_id, user_id, list, lower(name))`,
  `CREATE INDEX saved_views_shared ON saved_views (account_id, list) WHERE is_shared`,
  `CREATE TABLE terms_acceptances (
    user_id text NOT NULL REFERENCES people,
    version text NOT NULL,
    accepted_at timestamptz NOT NULL,
    network_address text NOT NULL,
    PRIMARY KEY (user_id, version)
  )`,
  `CREATE TRIGGER append_only BEFORE UPDATE OR DELETE ON terms_acceptances
    FOR EACH ROW EXECUTE FUNCTION refuse_change('terms_acceptances')`,
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
  `CREATE TABLE live_help_sessions (
    id text PRIMARY KEY,
    account_id text NOT NULL REFERENCES account_numbers (account_id),
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
    ended_by text
  )`,
  // no two waiting sessions can be mistaken for each other
  `CREATE UNIQUE INDEX live_help_waiting_pin ON live_help_sessions (pin)
    WHERE state = 'waiting'`,
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
  `CREATE TABLE installations (
    project_id text NOT NULL,
    fid text NOT NULL,
    app_id text NOT NULL,
    refresh_hash text NOT NULL,
    token_hash text NOT NULL,
    token_ends_at timestamptz NOT NULL,
    created_at timestamptz NOT NULL,
    PRIMARY KEY (project_id, fid)
  )`,
]);
