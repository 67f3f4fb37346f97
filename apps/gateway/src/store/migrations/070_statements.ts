import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Statements of an account's months with their invoices. What was issued is never changed. */
const statements = [
  `CREATE TABLE statements (
    account_id text NOT NULL REFERENCES accounts,
    id text NOT NULL,
    statement_number text NOT NULL,
    starts_on date NOT NULL,
    ends_on date NOT NULL CHECK (ends_on >= starts_on),
    issued_at timestamptz NOT NULL,
    due_on date NOT NULL,
    currency text NOT NULL,
    opening_cents bigint NOT NULL,
    purchases_cents bigint NOT NULL,
    fees_cents bigint NOT NULL,
    payments_cents bigint NOT NULL,
    credits_cents bigint NOT NULL,
    other_cents bigint NOT NULL,
    closing_cents bigint NOT NULL,
    purchases integer NOT NULL CHECK (purchases >= 0),
    fuel_milligallons bigint NOT NULL,
    content jsonb NOT NULL,
    PRIMARY KEY (account_id, id),
    UNIQUE (account_id, starts_on),
    UNIQUE (account_id, statement_number),
    CHECK (closing_cents = opening_cents + purchases_cents + fees_cents + payments_cents
      + credits_cents + other_cents)
  )`,
  `CREATE TABLE invoices (
    account_id text NOT NULL,
    id text NOT NULL,
    invoice_number text NOT NULL,
    statement_id text NOT NULL,
    kind text NOT NULL CHECK (kind IN ('purchases','fees')),
    issued_on date NOT NULL,
    due_on date NOT NULL,
    currency text NOT NULL,
    net_cents bigint NOT NULL,
    vat_cents bigint NOT NULL,
    PRIMARY KEY (account_id, id),
    UNIQUE (account_id, invoice_number),
    UNIQUE (account_id, statement_id, kind),
    FOREIGN KEY (account_id, statement_id) REFERENCES statements (account_id, id)
  )`,
  `CREATE TRIGGER append_only BEFORE UPDATE OR DELETE ON statements
    FOR EACH ROW EXECUTE FUNCTION refuse_change()`,
  `CREATE TRIGGER append_only BEFORE UPDATE OR DELETE ON invoices
    FOR EACH ROW EXECUTE FUNCTION refuse_change()`,
  `CREATE INDEX invoices_by_day ON invoices (account_id, issued_on DESC, id DESC)`,
];

export const accountStatements: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
