import { migrationOf } from '@forecourt/server';

/** Where people are signed in, with the grants of each sign-in; expiry of temporary passwords. */
export const signIns = migrationOf([
  `CREATE TABLE sign_ins (
    issuer text NOT NULL,
    subject text NOT NULL,
    id text NOT NULL,
    user_agent text NOT NULL,
    signed_in_at timestamptz NOT NULL,
    used_at timestamptz NOT NULL,
    expires_at timestamptz NOT NULL,
    PRIMARY KEY (issuer, subject, id),
    UNIQUE (issuer, id),
    FOREIGN KEY (issuer, subject) REFERENCES users (issuer, subject) ON DELETE CASCADE
  )`,
  `CREATE INDEX sign_ins_by_expiry ON sign_ins (expires_at)`,
  `CREATE TABLE sign_in_grants (
    issuer text NOT NULL,
    grant_id text NOT NULL,
    sign_in_id text NOT NULL,
    PRIMARY KEY (issuer, grant_id),
    FOREIGN KEY (issuer, sign_in_id) REFERENCES sign_ins (issuer, id) ON DELETE CASCADE
  )`,
  `CREATE INDEX sign_in_grants_by_sign_in ON sign_in_grants (issuer, sign_in_id)`,
  `ALTER TABLE users ADD COLUMN password_ends_at timestamptz`,
  `ALTER TABLE users ADD COLUMN is_recovery_disallowed boolean NOT NULL DEFAULT false`,
]);
