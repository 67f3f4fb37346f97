import { schemaOf } from '../distribute.ts';

/**
 * Express checks with requests for a second person's approval, add-ons of an account, and rewards.
 */
export const services = schemaOf([
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
  `CREATE TABLE add_on_enrolments (
    account_id text NOT NULL REFERENCES accounts,
    service text NOT NULL,
    is_enrolled boolean NOT NULL,
    enrolled_at timestamptz NOT NULL,
    enrolled_by text REFERENCES people,
    left_at timestamptz,
    settings jsonb NOT NULL DEFAULT '{}',
    version integer NOT NULL DEFAULT 1,
    PRIMARY KEY (account_id, service),
    CHECK (is_enrolled = (left_at IS NULL))
  )`,
  `CREATE TABLE reward_accounts (
    account_id text PRIMARY KEY REFERENCES accounts,
    version integer NOT NULL DEFAULT 1
  )`,
  `CREATE TABLE reward_tiers (
    account_id text NOT NULL REFERENCES reward_accounts,
    since timestamptz NOT NULL,
    tier text NOT NULL,
    chosen_by text REFERENCES people,
    PRIMARY KEY (account_id, since)
  )`,
  `CREATE TABLE reward_redemptions (
    account_id text NOT NULL REFERENCES reward_accounts,
    id text NOT NULL,
    redemption_number text NOT NULL,
    points integer NOT NULL CHECK (points > 0),
    cents bigint NOT NULL CHECK (cents > 0),
    requested_at timestamptz NOT NULL,
    requested_on date NOT NULL,
    requested_by text NOT NULL REFERENCES people,
    PRIMARY KEY (account_id, id),
    UNIQUE (account_id, redemption_number)
  )`,
]);
