import { migrationOf } from '@forecourt/server';

/** Users, factors, sign-ins, sessions, OpenID Connect records, keys, and security events. */
export const start = migrationOf([
  `CREATE TABLE users (
    issuer text NOT NULL,
    subject text NOT NULL,
    username text NOT NULL,
    username_key text NOT NULL,
    password_hash text NOT NULL,
    first_name text NOT NULL,
    last_name text NOT NULL,
    created_at timestamptz NOT NULL,
    password_changed_at timestamptz NOT NULL,
    PRIMARY KEY (issuer, subject),
    UNIQUE (issuer, username_key)
  )`,
  `CREATE TABLE factors (
    issuer text NOT NULL,
    subject text NOT NULL,
    id text NOT NULL,
    kind text NOT NULL,
    profile jsonb NOT NULL,
    created_at timestamptz NOT NULL,
    PRIMARY KEY (issuer, subject, id),
    FOREIGN KEY (issuer, subject) REFERENCES users (issuer, subject) ON DELETE CASCADE
  )`,
  `CREATE TABLE transactions (
    handle_hash text PRIMARY KEY,
    interaction_hash text NOT NULL UNIQUE,
    issuer text NOT NULL,
    client_id text NOT NULL,
    request jsonb NOT NULL,
    facts jsonb NOT NULL,
    version integer NOT NULL,
    created_at timestamptz NOT NULL,
    expires_at timestamptz NOT NULL
  )`,
  `CREATE INDEX transactions_by_expiry ON transactions (expires_at)`,
  `CREATE TABLE sessions (
    id_hash text PRIMARY KEY,
    issuer text NOT NULL,
    subject text NOT NULL,
    public_id text NOT NULL,
    amr jsonb NOT NULL,
    created_at timestamptz NOT NULL,
    expires_at timestamptz NOT NULL,
    FOREIGN KEY (issuer, subject) REFERENCES users (issuer, subject) ON DELETE CASCADE
  )`,
  `CREATE INDEX sessions_by_user ON sessions (issuer, subject)`,
  `CREATE INDEX sessions_by_expiry ON sessions (expires_at)`,
  `CREATE TABLE attempts (
    scope text NOT NULL,
    key_hash text NOT NULL,
    count integer NOT NULL,
    window_ends_at timestamptz NOT NULL,
    PRIMARY KEY (scope, key_hash)
  )`,
  `CREATE INDEX attempts_by_age ON attempts (window_ends_at)`,
  `CREATE TABLE oidc_records (
    issuer text NOT NULL,
    kind text NOT NULL,
    id_hash text NOT NULL,
    payload jsonb NOT NULL,
    grant_id text,
    uid text,
    consumed_at timestamptz,
    expires_at timestamptz,
    PRIMARY KEY (issuer, kind, id_hash)
  )`,
  `CREATE INDEX oidc_records_by_grant ON oidc_records (issuer, grant_id)`,
  `CREATE INDEX oidc_records_by_uid ON oidc_records (issuer, kind, uid)`,
  `CREATE INDEX oidc_records_by_expiry ON oidc_records (expires_at)`,
  `CREATE TABLE denied_tokens (
    issuer text NOT NULL,
    jti text NOT NULL,
    expires_at timestamptz NOT NULL,
    PRIMARY KEY (issuer, jti)
  )`,
  `CREATE TABLE signing_keys (
    issuer text NOT NULL,
    kid text NOT NULL,
    jwk jsonb NOT NULL,
    created_at timestamptz NOT NULL,
    retired_at timestamptz,
    PRIMARY KEY (issuer, kid)
  )`,
  `CREATE TABLE secrets (
    name text PRIMARY KEY,
    value text NOT NULL
  )`,
  `CREATE TABLE messages (
    id text PRIMARY KEY,
    channel text NOT NULL,
    recipient text NOT NULL,
    subject text NOT NULL,
    body text NOT NULL,
    code text,
    sent_at timestamptz NOT NULL
  )`,
  `CREATE INDEX messages_by_time ON messages (sent_at DESC, id DESC)`,
  `CREATE TABLE security_events (
    id text PRIMARY KEY,
    occurred_at timestamptz NOT NULL,
    kind text NOT NULL,
    issuer text NOT NULL,
    subject text,
    client_id text,
    address_hash text,
    details jsonb NOT NULL
  )`,
  `CREATE INDEX security_events_by_user ON security_events (issuer, subject, id DESC)`,
]);
