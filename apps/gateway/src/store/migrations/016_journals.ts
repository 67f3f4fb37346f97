import { schemaOf } from '../distribute.ts';

/** Accounting exports: each customer's settings, and what each month's entry first contained. */
export const journals = schemaOf([
  `CREATE TABLE journal_settings (
    account_id text NOT NULL REFERENCES accounts,
    settings jsonb,
    version integer NOT NULL CHECK (version > 0),
    PRIMARY KEY (account_id)
  )`,
  `CREATE TABLE journal_exports (
    account_id text NOT NULL,
    statement_id text NOT NULL,
    parts jsonb NOT NULL,
    exported_at timestamptz NOT NULL,
    exported_by text NOT NULL,
    exports integer NOT NULL CHECK (exports > 0),
    PRIMARY KEY (account_id, statement_id),
    FOREIGN KEY (account_id, statement_id) REFERENCES statements (account_id, id)
  )`,
]);
