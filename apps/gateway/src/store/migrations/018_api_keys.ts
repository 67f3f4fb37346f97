import { schemaOf } from '../distribute.ts';

/** Keys of an account's own programs, and their secrets, of which only hashes are stored. */
export const apiKeys = schemaOf([
  `ALTER TABLE accounts ADD COLUMN integrations jsonb NOT NULL DEFAULT '[]'`,
  `CREATE TABLE api_keys (
    account_id text NOT NULL REFERENCES accounts,
    id text NOT NULL,
    user_id text NOT NULL REFERENCES people,
    name text NOT NULL,
    permissions jsonb NOT NULL,
    fleet_ids jsonb,
    is_sandbox boolean NOT NULL,
    made_by text NOT NULL REFERENCES people,
    made_at timestamptz NOT NULL,
    expires_at timestamptz NOT NULL,
    revoked_at timestamptz,
    revoked_by text REFERENCES people,
    version integer NOT NULL DEFAULT 1,
    PRIMARY KEY (account_id, id)
  )`,
  `CREATE TABLE api_key_secrets (
    account_id text NOT NULL,
    id text NOT NULL,
    key_id text NOT NULL,
    secret_hash text NOT NULL,
    hint text NOT NULL,
    made_at timestamptz NOT NULL,
    ends_at timestamptz,
    last_used_at timestamptz,
    PRIMARY KEY (account_id, id),
    FOREIGN KEY (account_id, key_id) REFERENCES api_keys
  )`,
  'CREATE UNIQUE INDEX api_key_secrets_by_hash ON api_key_secrets (account_id, secret_hash)',
  'ALTER TABLE person_proofs ADD COLUMN is_by_factor boolean NOT NULL DEFAULT false',
]);
