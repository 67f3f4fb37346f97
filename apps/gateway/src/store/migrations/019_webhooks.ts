import { schemaOf } from '../distribute.ts';

/** Where an account's programs are notified of events, and each message with its attempts. */
export const webhooks = schemaOf([
  `CREATE TABLE webhook_endpoints (
    account_id text NOT NULL REFERENCES accounts,
    id text NOT NULL,
    name text NOT NULL,
    url text NOT NULL,
    events jsonb NOT NULL,
    is_on boolean NOT NULL,
    made_by text NOT NULL REFERENCES people,
    made_at timestamptz NOT NULL,
    secret_id text NOT NULL,
    earlier_secret_id text,
    earlier_secret_ends_at timestamptz,
    version integer NOT NULL DEFAULT 1,
    PRIMARY KEY (account_id, id)
  )`,
  `CREATE TABLE webhook_messages (
    account_id text NOT NULL,
    id text NOT NULL,
    endpoint_id text NOT NULL,
    object_id text NOT NULL,
    type text NOT NULL,
    payload text NOT NULL,
    at timestamptz NOT NULL,
    state text NOT NULL CHECK (state IN ('pending','delivered','failed')),
    due_since timestamptz NOT NULL,
    next_attempt_at timestamptz,
    attempts integer NOT NULL DEFAULT 0,
    failures integer NOT NULL DEFAULT 0,
    last_status integer,
    PRIMARY KEY (account_id, id),
    FOREIGN KEY (account_id, endpoint_id) REFERENCES webhook_endpoints ON DELETE CASCADE
  )`,
  `CREATE INDEX webhook_messages_waiting ON webhook_messages
    (account_id, endpoint_id, object_id, id) WHERE state = 'pending'`,
  'CREATE INDEX webhook_messages_by_endpoint ON webhook_messages (account_id, endpoint_id, id DESC)',
  `CREATE TABLE webhook_attempts (
    account_id text NOT NULL,
    id text NOT NULL,
    message_id text NOT NULL,
    at timestamptz NOT NULL,
    status integer,
    problem text,
    milliseconds integer NOT NULL,
    PRIMARY KEY (account_id, id),
    FOREIGN KEY (account_id, message_id) REFERENCES webhook_messages ON DELETE CASCADE
  )`,
  'CREATE INDEX webhook_attempts_by_message ON webhook_attempts (account_id, message_id, id DESC)',
]);
