import { migrationOf } from '@forecourt/server';

const USER = 'FOREIGN KEY (issuer, subject) REFERENCES users (issuer, subject) ON DELETE CASCADE';

/** More kinds of factors, password history, links, pushes, and challenges for profile changes. */
export const credentials = migrationOf([
  `ALTER TABLE users ALTER COLUMN password_hash DROP NOT NULL`,
  `ALTER TABLE users ADD COLUMN must_change_password boolean NOT NULL DEFAULT false`,
  `ALTER TABLE users ADD COLUMN profile jsonb NOT NULL DEFAULT '{}'`,
  `ALTER TABLE users ADD COLUMN modified_at timestamptz`,
  `ALTER TABLE factors ADD COLUMN is_verified boolean NOT NULL DEFAULT true`,
  `ALTER TABLE factors ADD COLUMN secret text`,
  `CREATE TABLE past_passwords (
    issuer text NOT NULL,
    subject text NOT NULL,
    id text NOT NULL,
    password_hash text NOT NULL,
    replaced_at timestamptz NOT NULL,
    PRIMARY KEY (issuer, subject, id),
    ${USER}
  )`,
  `CREATE TABLE links (
    token_hash text PRIMARY KEY,
    issuer text NOT NULL,
    subject text NOT NULL,
    purpose text NOT NULL,
    used_at timestamptz,
    expires_at timestamptz NOT NULL,
    ${USER}
  )`,
  `CREATE INDEX links_by_user ON links (issuer, subject)`,
  `CREATE INDEX links_by_expiry ON links (expires_at)`,
  `CREATE TABLE pushes (
    id text PRIMARY KEY,
    issuer text NOT NULL,
    subject text NOT NULL,
    purpose text NOT NULL,
    application text NOT NULL,
    answer text,
    asked_at timestamptz NOT NULL,
    expires_at timestamptz NOT NULL,
    ${USER}
  )`,
  `CREATE INDEX pushes_by_expiry ON pushes (expires_at)`,
  `CREATE TABLE challenges (
    id text PRIMARY KEY,
    issuer text NOT NULL,
    subject text NOT NULL,
    factor_id text NOT NULL,
    code_hash text,
    wrong_entries integer NOT NULL,
    verified_at timestamptz,
    sent_at timestamptz NOT NULL,
    expires_at timestamptz NOT NULL,
    ${USER}
  )`,
  `CREATE INDEX challenges_by_factor ON challenges (issuer, subject, factor_id)`,
  `CREATE INDEX challenges_by_expiry ON challenges (expires_at)`,
]);
