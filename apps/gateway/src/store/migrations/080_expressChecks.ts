import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Express checks, those that wait for a second person, and how fleets and people use them. */
const statements = [
  // outstanding checks have a ledger of their own, beside whatever there is
  `DO $$ DECLARE known text; BEGIN
    SELECT pg_get_expr(conbin, conrelid) INTO STRICT known FROM pg_constraint
      WHERE conname = 'ledger_entries_ledger_check';
    ALTER TABLE ledger_entries DROP CONSTRAINT ledger_entries_ledger_check;
    EXECUTE format('ALTER TABLE ledger_entries ADD CONSTRAINT ledger_entries_ledger_check
      CHECK (ledger = ''checks'' OR %s)', known);
  END $$`,
  `CREATE TABLE passcode_proofs (
    user_id text NOT NULL REFERENCES people,
    token_id text NOT NULL,
    proved_until timestamptz NOT NULL,
    PRIMARY KEY (user_id, token_id)
  )`,
  `CREATE TABLE express_fleet_configs (
    account_id text NOT NULL,
    fleet_id text NOT NULL,
    max_transaction_cents bigint NOT NULL CHECK (max_transaction_cents >= 0),
    daily_transaction_cents bigint NOT NULL CHECK (daily_transaction_cents >= max_transaction_cents),
    approval_above_cents bigint NOT NULL CHECK (approval_above_cents >= 0),
    fee_mode text NOT NULL CHECK (fee_mode IN ('plus','less')),
    version integer NOT NULL DEFAULT 1,
    PRIMARY KEY (account_id, fleet_id),
    FOREIGN KEY (account_id, fleet_id) REFERENCES fleets (account_id, id)
  )`,
  `CREATE TABLE express_person_limits (
    account_id text NOT NULL REFERENCES accounts,
    user_id text NOT NULL REFERENCES people,
    daily_limit_cents bigint NOT NULL CHECK (daily_limit_cents >= 0),
    PRIMARY KEY (account_id, user_id)
  )`,
  `CREATE TABLE express_checks (
    account_id text NOT NULL REFERENCES accounts,
    id text NOT NULL,
    sequence_number text NOT NULL,
    fleet_id text NOT NULL,
    status text NOT NULL CHECK (status IN ('activated','blocked','onHold')),
    amount_cents bigint NOT NULL CHECK (amount_cents > 0),
    fee_cents bigint NOT NULL CHECK (fee_cents >= 0),
    fee_mode text NOT NULL CHECK (fee_mode IN ('plus','less')),
    payee_name text NOT NULL,
    purpose text NOT NULL,
    reference text NOT NULL,
    code_hmac text NOT NULL,
    code_last4 text NOT NULL,
    code_sealed text,
    code_shown_until timestamptz,
    issued_at timestamptz NOT NULL,
    issued_on date NOT NULL,
    issued_by text NOT NULL REFERENCES people,
    approved_by text REFERENCES people,
    registered_at timestamptz,
    check_number text,
    cashed_at timestamptz,
    cashed_where text,
    version integer NOT NULL DEFAULT 1,
    PRIMARY KEY (account_id, id),
    UNIQUE (account_id, sequence_number),
    UNIQUE (account_id, code_hmac),
    FOREIGN KEY (account_id, fleet_id) REFERENCES fleets (account_id, id),
    CHECK (approved_by IS NULL OR approved_by <> issued_by),
    CHECK (registered_at IS NOT NULL OR cashed_at IS NULL),
    CHECK (status <> 'onHold' OR registered_at IS NULL)
  )`,
  `CREATE INDEX express_checks_by_time ON express_checks (account_id, issued_at DESC, id DESC)`,
  `CREATE INDEX express_checks_by_day ON express_checks (account_id, issued_on, fleet_id)`,
  `CREATE TABLE express_requests (
    account_id text NOT NULL REFERENCES accounts,
    id text NOT NULL,
    fleet_id text NOT NULL,
    state text NOT NULL CHECK (state IN ('waiting','approved','declined')),
    amount_cents bigint NOT NULL CHECK (amount_cents > 0),
    fee_mode text NOT NULL CHECK (fee_mode IN ('plus','less')),
    payee_name text NOT NULL,
    purpose text NOT NULL,
    reference text NOT NULL,
    requested_at timestamptz NOT NULL,
    requested_by text NOT NULL REFERENCES people,
    decided_at timestamptz,
    decided_by text REFERENCES people,
    check_id text,
    version integer NOT NULL DEFAULT 1,
    PRIMARY KEY (account_id, id),
    FOREIGN KEY (account_id, fleet_id) REFERENCES fleets (account_id, id),
    FOREIGN KEY (account_id, check_id) REFERENCES express_checks (account_id, id),
    CHECK (decided_by IS NULL OR state = 'declined' OR decided_by <> requested_by)
  )`,
  `CREATE INDEX express_requests_by_time ON express_requests (account_id, requested_at DESC)`,
];

export const expressChecks: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
