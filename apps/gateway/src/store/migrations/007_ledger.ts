import { schemaOf } from '../distribute.ts';

/**
 * The books: entries, balances, statements with invoices, and incoming payments. An account has at
 * most one method of each type, and one transfer of funds in progress.
 */
export const ledger = schemaOf([
  `CREATE TABLE ledger_entries (
    account_id text NOT NULL,
    id text NOT NULL,
    movement_id text NOT NULL,
    entered_on date NOT NULL,
    ledger text NOT NULL
      CHECK (ledger IN ('receivable','pending','purchases','fees','payments','cash','checks')),
    amount_cents bigint NOT NULL,
    currency text NOT NULL,
    kind text NOT NULL,
    reference_id text,
    PRIMARY KEY (account_id, id)
  )`,
  // leaves out ledgers that are only read as sums: pending amounts and, against both, purchases
  `CREATE INDEX ledger_by_ledger ON ledger_entries (account_id, ledger, entered_on)
    INCLUDE (amount_cents, kind) WHERE ledger NOT IN ('pending', 'purchases')`,
  `CREATE INDEX ledger_by_reference ON ledger_entries (account_id, reference_id)
    WHERE kind <> 'authorization'`,
  `CREATE TRIGGER append_only BEFORE UPDATE OR DELETE ON ledger_entries
    FOR EACH ROW EXECUTE FUNCTION refuse_change('ledger_entries')`,
  // an account's balance in each ledger, maintained by `insertEntries` and `write_batch`
  `CREATE TABLE account_balances (
    account_id text NOT NULL REFERENCES accounts,
    ledger text NOT NULL,
    amount_cents bigint NOT NULL,
    PRIMARY KEY (account_id, ledger)
  )`,
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
    CHECK (closing_cents = opening_cents + purchases_cents + fees_cents + payments_cents + credits_cents + other_cents)
  )`,
  `CREATE TRIGGER append_only BEFORE UPDATE OR DELETE ON statements
    FOR EACH ROW EXECUTE FUNCTION refuse_change('statements')`,
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
  `CREATE INDEX invoices_by_day ON invoices (account_id, issued_on DESC, id DESC)`,
  `CREATE TRIGGER append_only BEFORE UPDATE OR DELETE ON invoices
    FOR EACH ROW EXECUTE FUNCTION refuse_change('invoices')`,
  `CREATE TABLE funding_methods (
    account_id text NOT NULL REFERENCES accounts,
    id text NOT NULL,
    type text NOT NULL CHECK (type IN ('card','bank','westernUnion','wireAch')),
    state text NOT NULL CHECK (state IN ('verifying','active','refused')),
    name text NOT NULL,
    last4 text,
    expires_on text,
    token text NOT NULL,
    reference text,
    tries_left integer CHECK (tries_left >= 0),
    added_at timestamptz NOT NULL,
    added_by text NOT NULL,
    usable_from timestamptz NOT NULL,
    removed_at timestamptz,
    version integer NOT NULL DEFAULT 1,
    PRIMARY KEY (account_id, id)
  )`,
  `CREATE UNIQUE INDEX funding_methods_one_a_type ON funding_methods (account_id, type)
    WHERE removed_at IS NULL`,
  `CREATE TABLE funding_settings (
    account_id text PRIMARY KEY REFERENCES accounts,
    mode text NOT NULL CHECK (mode IN ('payAsYouGo','preload')),
    auto_is_on boolean NOT NULL,
    auto_threshold_cents bigint NOT NULL,
    auto_amount_cents bigint NOT NULL,
    auto_method_id text,
    version integer NOT NULL DEFAULT 1,
    FOREIGN KEY (account_id, auto_method_id) REFERENCES funding_methods (account_id, id)
  )`,
  `CREATE INDEX funding_settings_auto ON funding_settings (account_id) WHERE auto_is_on`,
  `CREATE TABLE transfers (
    account_id text NOT NULL REFERENCES accounts,
    id text NOT NULL,
    transfer_number text NOT NULL,
    purpose text NOT NULL CHECK (purpose IN ('funds','bill')),
    stage text NOT NULL
      CHECK (stage IN ('scheduled','submitting','pending','settled','failed','returned','chargedBack','canceled')),
    method_id text NOT NULL,
    amount_cents bigint NOT NULL CHECK (amount_cents > 0),
    fee_cents bigint NOT NULL CHECK (fee_cents >= 0),
    currency text NOT NULL,
    pay_on date,
    submitted_at timestamptz NOT NULL,
    received_on date,
    posted_at timestamptz,
    ended_at timestamptz,
    failure text,
    return_code text,
    asked_by text,
    version integer NOT NULL DEFAULT 1,
    PRIMARY KEY (account_id, id),
    UNIQUE (account_id, transfer_number),
    FOREIGN KEY (account_id, method_id) REFERENCES funding_methods (account_id, id)
  )`,
  `CREATE UNIQUE INDEX transfers_one_of_funds ON transfers (account_id)
    WHERE purpose = 'funds' AND stage IN ('submitting','pending')`,
  `CREATE INDEX transfers_by_time ON transfers
    (account_id, purpose, submitted_at DESC, id DESC)`,
  `CREATE TABLE fee_consents (
    account_id text NOT NULL REFERENCES accounts,
    id text NOT NULL,
    fee_key text NOT NULL,
    fee_cents bigint NOT NULL CHECK (fee_cents >= 0),
    basis_points integer,
    edition text NOT NULL,
    user_id text NOT NULL,
    agreed_by text NOT NULL,
    agreed_at timestamptz NOT NULL,
    ended_by text,
    ended_at timestamptz,
    is_monthly boolean NOT NULL DEFAULT false,
    PRIMARY KEY (account_id, id)
  )`,
  `CREATE TABLE provider_events (
    account_id text NOT NULL REFERENCES accounts,
    event_id text NOT NULL,
    type text NOT NULL,
    transfer_id text NOT NULL,
    received_at timestamptz NOT NULL,
    PRIMARY KEY (account_id, event_id)
  )`,
  // transfers submitted to the sandbox, which stands in for a provider
  `CREATE TABLE sandbox_transfers (
    account_id text NOT NULL,
    reference text NOT NULL,
    amount_cents bigint NOT NULL,
    answer jsonb NOT NULL,
    taken_at timestamptz NOT NULL,
    PRIMARY KEY (account_id, reference)
  )`,
]);
