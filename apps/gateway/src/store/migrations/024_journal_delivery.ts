import { schemaOf } from '../distribute.ts';

/** Where each customer's journal entries are delivered, and the state of each delivery. */
export const journalDelivery = schemaOf([
  `CREATE TABLE journal_delivery (
    account_id text NOT NULL REFERENCES accounts,
    settings jsonb,
    version integer NOT NULL CHECK (version > 0),
    PRIMARY KEY (account_id)
  )`,
  `CREATE TABLE journal_deliveries (
    account_id text NOT NULL,
    statement_id text NOT NULL,
    state text NOT NULL CHECK (state IN ('pending','delivered','failed')),
    begun_at timestamptz NOT NULL,
    failures integer NOT NULL CHECK (failures >= 0),
    problem text,
    attempted_at timestamptz,
    PRIMARY KEY (account_id, statement_id),
    FOREIGN KEY (account_id, statement_id) REFERENCES statements (account_id, id)
  )`,
]);
