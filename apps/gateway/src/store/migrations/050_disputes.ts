import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Disputes of purchases with their documents. A purchase has one dispute that was not withdrawn. */
const statements = [
  `CREATE TABLE disputes (
    account_id text NOT NULL REFERENCES accounts,
    id text NOT NULL,
    dispute_number text NOT NULL,
    type text NOT NULL CHECK (type IN ('fraud','other')),
    reason text NOT NULL CHECK (reason <> ''),
    status text NOT NULL CHECK (status IN ('documentsDue','underReview','credited','denied','withdrawn','expired')),
    amount_cents bigint NOT NULL CHECK (amount_cents > 0),
    transaction_id text NOT NULL,
    transaction_on date NOT NULL,
    fleet_id text NOT NULL,
    filed_at timestamptz NOT NULL,
    filed_by text NOT NULL,
    documents_due_on date NOT NULL,
    decided_at timestamptz,
    version integer NOT NULL DEFAULT 1,
    PRIMARY KEY (account_id, id),
    UNIQUE (account_id, dispute_number),
    FOREIGN KEY (account_id, transaction_on, transaction_id)
      REFERENCES transactions (account_id, occurred_on, id)
  )`,
  `CREATE UNIQUE INDEX disputes_one_a_purchase ON disputes (account_id, transaction_id)
    WHERE status <> 'withdrawn'`,
  `CREATE INDEX disputes_by_time ON disputes (account_id, filed_at DESC, id DESC)`,
  `CREATE TABLE dispute_documents (
    account_id text NOT NULL,
    dispute_id text NOT NULL,
    id text NOT NULL,
    name text NOT NULL,
    content bytea NOT NULL,
    added_at timestamptz NOT NULL,
    PRIMARY KEY (account_id, dispute_id, id),
    FOREIGN KEY (account_id, dispute_id) REFERENCES disputes (account_id, id)
  )`,
];

export const disputes: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
