import { migrationOf } from '@forecourt/server';

/** Cards: how they are ordered, numbered, shared, held, limited and changed by the thousand. */
export const cards = migrationOf([
  `CREATE TABLE limit_profiles (
    account_id text NOT NULL REFERENCES accounts,
    id text NOT NULL,
    name text NOT NULL,
    is_default boolean NOT NULL DEFAULT false,
    limits jsonb NOT NULL,
    version integer NOT NULL DEFAULT 1,
    kind text NOT NULL DEFAULT 'profile' CHECK (kind IN ('profile','limit')),
    PRIMARY KEY (account_id, id),
    UNIQUE (account_id, name),
    CONSTRAINT only_profiles_are_default CHECK (NOT is_default OR kind = 'profile')
  )`,
  `CREATE UNIQUE INDEX limit_profiles_default ON limit_profiles (account_id) WHERE is_default`,
  `CREATE UNIQUE INDEX limit_profiles_by_name ON limit_profiles (account_id, upper(name))`,
  `CREATE TABLE orders (
    account_id text NOT NULL REFERENCES accounts,
    id text NOT NULL,
    order_number text NOT NULL,
    step text NOT NULL CHECK (step IN ('ordered','printed','shipped','active')),
    source text NOT NULL CHECK (source IN ('form','import','cfn')),
    file_name text,
    content_hash text,
    card_count integer NOT NULL CHECK (card_count > 0),
    delivery jsonb NOT NULL,
    steps jsonb NOT NULL,
    placed_at timestamptz NOT NULL,
    placed_by text NOT NULL,
    version integer NOT NULL DEFAULT 1,
    PRIMARY KEY (account_id, id),
    UNIQUE (account_id, order_number),
    UNIQUE (account_id, content_hash)
  )`,
  `CREATE INDEX orders_by_time ON orders (account_id, placed_at DESC, id DESC)`,
  `CREATE TABLE card_groups (
    account_id text NOT NULL REFERENCES accounts,
    id text NOT NULL,
    name text NOT NULL CHECK (name <> ''),
    delivery jsonb,
    version integer NOT NULL DEFAULT 1,
    PRIMARY KEY (account_id, id)
  )`,
  `CREATE UNIQUE INDEX card_groups_by_name ON card_groups (account_id, lower(name))`,
  `CREATE TABLE cards (
    account_id text NOT NULL REFERENCES accounts,
    id text NOT NULL,
    last4 text NOT NULL CHECK (last4 ~ '^[0-9]{4}$'),
    card_type text NOT NULL CHECK (card_type IN ('driver','vehicle','single','pl')),
    status text NOT NULL
      CHECK (status IN ('ordered','pendingActivation','active','onHold','blocked','lostOrStolen','canceled','expired','deactivated','unassigned')),
    name_on_card text NOT NULL,
    expires_on text NOT NULL CHECK (expires_on ~ '^[0-9]{4}-[0-9]{2}$'),
    fleet_id text NOT NULL,
    department_id text,
    driver_id text,
    vehicle_id text,
    profile_id text,
    custom_limits jsonb,
    order_id text,
    ordered_at timestamptz NOT NULL,
    activated_at timestamptz,
    last_used_at timestamptz,
    version integer NOT NULL DEFAULT 1,
    group_id text,
    replaces_card_id text,
    hold_changes_at timestamptz,
    id_prompt text NOT NULL DEFAULT 'matched' CHECK (id_prompt IN ('off', 'reported', 'matched')),
    odometer_prompt text NOT NULL DEFAULT 'reported'
      CHECK (odometer_prompt IN ('off', 'reported', 'inSequence')),
    PRIMARY KEY (account_id, id),
    FOREIGN KEY (account_id, fleet_id) REFERENCES fleets (account_id, id),
    FOREIGN KEY (account_id, department_id) REFERENCES departments (account_id, id),
    FOREIGN KEY (account_id, driver_id) REFERENCES drivers (account_id, id),
    FOREIGN KEY (account_id, vehicle_id) REFERENCES vehicles (account_id, id),
    FOREIGN KEY (account_id, profile_id) REFERENCES limit_profiles (account_id, id),
    FOREIGN KEY (account_id, order_id) REFERENCES orders (account_id, id),
    CONSTRAINT cards_group FOREIGN KEY (account_id, group_id) REFERENCES card_groups (account_id, id),
    CONSTRAINT cards_replaces FOREIGN KEY (account_id, replaces_card_id) REFERENCES cards (account_id, id),
    CONSTRAINT cards_replaces_once UNIQUE (account_id, replaces_card_id),
    CONSTRAINT cards_replaces_another CHECK (replaces_card_id <> id)
  ) WITH (fillfactor = 85)`,
  `CREATE INDEX cards_by_status ON cards (account_id, status, id)`,
  `CREATE INDEX cards_by_last4 ON cards (account_id, last4, id)`,
  `CREATE INDEX cards_by_fleet ON cards (account_id, fleet_id, id)`,
  `CREATE INDEX cards_by_profile ON cards (account_id, profile_id)`,
  `CREATE INDEX cards_by_order ON cards (account_id, order_id)`,
  `CREATE INDEX cards_by_group ON cards (account_id, group_id, id)`,
  `CREATE INDEX cards_by_driver ON cards (account_id, driver_id)`,
  `CREATE INDEX cards_by_vehicle ON cards (account_id, vehicle_id)`,
  `CREATE INDEX cards_by_trigrams ON cards USING gin (account_id, name_on_card gin_trgm_ops)`,
  `CREATE TABLE card_secrets (
    account_id text NOT NULL,
    card_id text NOT NULL,
    number_hmac text NOT NULL,
    ending_hmac text NOT NULL,
    vault_token text NOT NULL,
    pin_encrypted text,
    PRIMARY KEY (account_id, card_id),
    UNIQUE (account_id, number_hmac),
    FOREIGN KEY (account_id, card_id) REFERENCES cards (account_id, id)
  )`,
  `CREATE INDEX card_secrets_by_ending ON card_secrets (account_id, ending_hmac)`,
  // A network knows a card by its number alone: this leads to the account, and belongs to none.
  `CREATE TABLE card_numbers (
    number_hmac text PRIMARY KEY,
    account_id text NOT NULL,
    card_id text NOT NULL,
    FOREIGN KEY (account_id, card_id) REFERENCES cards (account_id, id)
  )`,
  `CREATE FUNCTION follow_card_number() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
    IF TG_OP <> 'INSERT' THEN
      DELETE FROM card_numbers WHERE number_hmac = OLD.number_hmac
        AND account_id = OLD.account_id AND card_id = OLD.card_id;
    END IF;
    IF TG_OP <> 'DELETE' THEN
      INSERT INTO card_numbers VALUES (NEW.number_hmac, NEW.account_id, NEW.card_id);
    END IF;
    RETURN NULL;
  END $$`,
  `CREATE TRIGGER follow_card_number AFTER INSERT OR UPDATE OF number_hmac OR DELETE ON card_secrets
    FOR EACH ROW EXECUTE FUNCTION follow_card_number()`,
  `CREATE TABLE card_cardholders (
    account_id text NOT NULL,
    card_id text NOT NULL,
    driver_id text NOT NULL,
    place integer NOT NULL CHECK (place BETWEEN 1 AND 5),
    added_at timestamptz NOT NULL,
    PRIMARY KEY (account_id, card_id, driver_id),
    UNIQUE (account_id, card_id, place),
    FOREIGN KEY (account_id, card_id) REFERENCES cards (account_id, id),
    FOREIGN KEY (account_id, driver_id) REFERENCES drivers (account_id, id)
  )`,
  `CREATE INDEX card_cardholders_by_driver ON card_cardholders (account_id, driver_id)`,
  `CREATE TABLE card_view_tokens (
    account_id text NOT NULL,
    token_hash text NOT NULL,
    card_id text NOT NULL,
    user_id text NOT NULL REFERENCES people,
    expires_at timestamptz NOT NULL,
    PRIMARY KEY (account_id, token_hash),
    FOREIGN KEY (account_id, card_id) REFERENCES cards (account_id, id)
  )`,
  `CREATE TABLE card_hold_schedules (
    account_id text NOT NULL,
    card_id text NOT NULL,
    schedule jsonb NOT NULL,
    is_held boolean NOT NULL,
    PRIMARY KEY (account_id, card_id),
    FOREIGN KEY (account_id, card_id) REFERENCES cards (account_id, id)
  )`,
  `CREATE TABLE card_bulks (
    account_id text NOT NULL REFERENCES accounts,
    id text NOT NULL,
    user_id text NOT NULL REFERENCES people,
    action jsonb NOT NULL,
    state text NOT NULL CHECK (state IN ('draft','running','done','canceled','undoing','undone')),
    card_count integer NOT NULL CHECK (card_count BETWEEN 0 AND 10000),
    not_found jsonb NOT NULL,
    created_at timestamptz NOT NULL,
    finished_at timestamptz,
    emulated_by text,
    PRIMARY KEY (account_id, id)
  )`,
  `CREATE TABLE card_bulk_rows (
    account_id text NOT NULL,
    bulk_id text NOT NULL,
    position integer NOT NULL,
    card_id text NOT NULL,
    state text NOT NULL CHECK (state IN ('ready','refused','done','failed','canceled','undone')),
    from_status text NOT NULL,
    to_status text NOT NULL,
    reasons jsonb NOT NULL,
    card_version integer NOT NULL,
    before jsonb NOT NULL,
    PRIMARY KEY (account_id, bulk_id, position),
    UNIQUE (account_id, bulk_id, card_id),
    FOREIGN KEY (account_id, bulk_id) REFERENCES card_bulks (account_id, id) ON DELETE CASCADE,
    FOREIGN KEY (account_id, card_id) REFERENCES cards (account_id, id)
  )`,
  `CREATE INDEX card_bulk_rows_by_state ON card_bulk_rows
    (account_id, bulk_id, state, position)`,
  // a card is there exactly while it is assigned, and nobody waits twice
  `CREATE TABLE cardholder_requests (
    account_id text NOT NULL,
    id text NOT NULL,
    driver_id text NOT NULL,
    status text NOT NULL CHECK (status IN ('pending','assigned','denied','unassigned')),
    card_id text,
    requested_at timestamptz NOT NULL,
    settled_at timestamptz,
    settled_by text REFERENCES people,
    PRIMARY KEY (account_id, id),
    CHECK ((status = 'assigned') = (card_id IS NOT NULL)),
    FOREIGN KEY (account_id, driver_id) REFERENCES drivers (account_id, id),
    FOREIGN KEY (account_id, card_id) REFERENCES cards (account_id, id)
  )`,
  `CREATE UNIQUE INDEX cardholder_requests_wait_once ON cardholder_requests
    (account_id, driver_id) WHERE status = 'pending'`,
  `CREATE INDEX cardholder_requests_by_state ON cardholder_requests
    (account_id, status, id DESC)`,
  `CREATE INDEX cardholder_requests_by_card ON cardholder_requests (account_id, card_id)`,
  `CREATE TABLE pin_reminders (
    account_id text NOT NULL,
    id text NOT NULL,
    card_id text NOT NULL,
    requested_at timestamptz NOT NULL,
    user_id text NOT NULL REFERENCES people,
    PRIMARY KEY (account_id, id),
    FOREIGN KEY (account_id, card_id) REFERENCES cards (account_id, id)
  )`,
  `CREATE INDEX pin_reminders_by_card ON pin_reminders (account_id, card_id, requested_at DESC)`,
  `CREATE TABLE limit_resets (
    account_id text NOT NULL,
    card_id text NOT NULL,
    counter text NOT NULL,
    reset_at timestamptz NOT NULL,
    PRIMARY KEY (account_id, card_id, counter),
    FOREIGN KEY (account_id, card_id) REFERENCES cards (account_id, id)
  )`,
  `CREATE TABLE limit_allowances (
    account_id text NOT NULL,
    id text NOT NULL,
    card_id text NOT NULL,
    amount_cents bigint NOT NULL CHECK (amount_cents > 0),
    until_at timestamptz NOT NULL,
    reason text NOT NULL,
    state text NOT NULL CHECK (state IN ('open','used','canceled')),
    created_at timestamptz NOT NULL,
    created_by text NOT NULL,
    transaction_id text,
    milligallons bigint CHECK (milligallons > 0),
    site_number text,
    PRIMARY KEY (account_id, id),
    FOREIGN KEY (account_id, card_id) REFERENCES cards (account_id, id),
    CHECK ((state = 'used') = (transaction_id IS NOT NULL))
  )`,
  `CREATE UNIQUE INDEX limit_allowances_open ON limit_allowances (account_id, card_id)
    WHERE state = 'open'`,
  `CREATE TABLE imports (
    account_id text NOT NULL REFERENCES accounts,
    id text NOT NULL,
    user_id text NOT NULL,
    file_name text NOT NULL,
    row_count integer NOT NULL,
    content_hash text NOT NULL,
    state text NOT NULL CHECK (state IN ('receiving','confirmed','canceled','undone')),
    order_id text,
    created_at timestamptz NOT NULL,
    file_hash text,
    kind text NOT NULL CHECK (kind IN ('cards','drivers','vehicles','promptedIds','purchases')),
    entered jsonb,
    PRIMARY KEY (account_id, id),
    CONSTRAINT imports_outcome_check
      CHECK ((state IN ('confirmed','undone')) = (coalesce(order_id, entered ->> 'added') IS NOT NULL) AND (state <> 'undone' OR kind = 'purchases'))
  )`,
  `CREATE TABLE import_rows (
    account_id text NOT NULL,
    import_id text NOT NULL,
    chunk integer NOT NULL,
    row_number integer NOT NULL,
    entry jsonb NOT NULL,
    PRIMARY KEY (account_id, import_id, row_number),
    FOREIGN KEY (account_id, import_id) REFERENCES imports (account_id, id) ON DELETE CASCADE
  )`,
]);
