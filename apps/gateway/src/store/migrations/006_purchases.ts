import { schemaOf } from '../distribute.ts';

/**
 * Purchases and their lines, partitioned by month; responses to networks; disputes. Purchases that
 * fleets import are in no ledger.
 */
export const purchases = schemaOf([
  `CREATE TABLE sites (
    site_number text PRIMARY KEY,
    name text NOT NULL,
    brand text NOT NULL,
    city text NOT NULL,
    state text NOT NULL,
    time_zone text NOT NULL,
    region text NOT NULL
  )`,
  `CREATE TABLE region_prices (
    region text NOT NULL,
    product_code text NOT NULL,
    week_of date NOT NULL,
    price_mills integer NOT NULL,
    PRIMARY KEY (region, product_code, week_of)
  )`,
  `CREATE TABLE transactions (
    account_id text NOT NULL,
    occurred_on date NOT NULL,
    id text NOT NULL,
    transaction_number text NOT NULL,
    occurred_at timestamptz NOT NULL,
    posted_at timestamptz,
    status text NOT NULL CHECK (status IN ('complete','pending','declined')),
    card_id text NOT NULL,
    fleet_id text NOT NULL,
    driver_id text,
    vehicle_id text,
    site_number text NOT NULL,
    odometer_miles integer,
    authorized_cents bigint NOT NULL,
    net_cents bigint NOT NULL,
    fuel_milligallons bigint NOT NULL DEFAULT 0,
    decline_reasons jsonb NOT NULL DEFAULT '[]',
    asked_lines jsonb NOT NULL DEFAULT '[]',
    flags jsonb NOT NULL DEFAULT '[]',
    discount_cents bigint NOT NULL DEFAULT 0,
    PRIMARY KEY (account_id, occurred_on, id) ) PARTITION BY RANGE (occurred_on
  )`,
  `CREATE INDEX transactions_by_time ON transactions (account_id, occurred_at DESC, id DESC)`,
  `CREATE INDEX transactions_by_card ON transactions
    (account_id, card_id, occurred_at DESC, id DESC)`,
  // partial, since most have no driver or no vehicle
  `CREATE INDEX transactions_by_driver ON transactions
    (account_id, driver_id, occurred_at DESC, id DESC) WHERE driver_id IS NOT NULL`,
  `CREATE INDEX transactions_by_vehicle ON transactions
    (account_id, vehicle_id, occurred_at DESC, id DESC) WHERE vehicle_id IS NOT NULL`,
  `CREATE TABLE transaction_lines (
    account_id text NOT NULL,
    occurred_on date NOT NULL,
    transaction_id text NOT NULL,
    line_number integer NOT NULL,
    product_code text NOT NULL,
    product_group text NOT NULL,
    category_id integer NOT NULL CHECK (category_id IN (1,2,3)),
    description text NOT NULL,
    quantity_thousandths bigint NOT NULL,
    unit text NOT NULL CHECK (unit IN ('gal','each')),
    unit_price_mills bigint NOT NULL,
    gross_cents bigint NOT NULL,
    discount_cents bigint NOT NULL,
    net_cents bigint NOT NULL CHECK (net_cents = gross_cents - discount_cents),
    PRIMARY KEY (account_id, occurred_on, transaction_id, line_number) ) PARTITION BY RANGE (occurred_on
  )`,
  `CREATE TABLE authorizations (
    account_id text NOT NULL,
    network text NOT NULL,
    reference text NOT NULL,
    state text NOT NULL CHECK (state IN ('approved','declined','completed','posted','reversed')),
    card_id text NOT NULL,
    occurred_on date NOT NULL,
    transaction_id text NOT NULL,
    answer jsonb NOT NULL,
    decided_at timestamptz NOT NULL,
    PRIMARY KEY (account_id, network, reference),
    FOREIGN KEY (account_id, card_id) REFERENCES cards (account_id, id)
  )`,
  // columns are named like those of our own purchases' lines, so that reports read both alike
  `CREATE TABLE recorded_purchases (
    account_id text NOT NULL REFERENCES accounts,
    id text NOT NULL,
    vehicle_id text NOT NULL,
    fleet_id text NOT NULL,
    occurred_on date NOT NULL,
    occurred_at timestamptz NOT NULL,
    source text NOT NULL CHECK (source <> ''),
    reference text CHECK (reference <> ''),
    driver_name text,
    station text,
    city text,
    state text CHECK (state ~ '^[A-Z]{2}$'),
    product_code text NOT NULL,
    product_group text NOT NULL,
    category_id integer NOT NULL CHECK (category_id BETWEEN 1 AND 3),
    description text NOT NULL,
    quantity_thousandths bigint CHECK (quantity_thousandths > 0),
    unit text NOT NULL CHECK (unit IN ('gal','each')),
    unit_price_mills bigint CHECK (unit_price_mills >= 0),
    net_cents bigint NOT NULL CHECK (net_cents > 0),
    odometer_miles integer CHECK (odometer_miles >= 0),
    recorded_at timestamptz NOT NULL,
    version integer NOT NULL DEFAULT 1,
    import_id text,
    PRIMARY KEY (account_id, id),
    FOREIGN KEY (account_id, vehicle_id) REFERENCES vehicles (account_id, id),
    FOREIGN KEY (account_id, fleet_id) REFERENCES fleets (account_id, id),
    CHECK (category_id <> 1 OR quantity_thousandths IS NOT NULL),
    CONSTRAINT recorded_purchases_import_fkey FOREIGN KEY (account_id, import_id)
      REFERENCES imports (account_id, id)
  )`,
  // a row that is sent again creates no duplicate
  `CREATE UNIQUE INDEX recorded_purchases_by_reference ON recorded_purchases
    (account_id, upper(source), upper(reference), product_code) WHERE reference IS NOT NULL`,
  `CREATE UNIQUE INDEX recorded_purchases_without_reference ON recorded_purchases
    (account_id, vehicle_id, occurred_at, coalesce(quantity_thousandths, 0), net_cents) WHERE reference IS NULL`,
  `CREATE INDEX recorded_purchases_by_vehicle ON recorded_purchases
    (account_id, vehicle_id, occurred_at DESC, id DESC)`,
  `CREATE INDEX recorded_purchases_by_day ON recorded_purchases (account_id, occurred_on)`,
  `CREATE INDEX recorded_purchases_by_import ON recorded_purchases (account_id, import_id)`,
  // the reading entered at the pump stays with its purchase; the correct one is stored here
  `CREATE TABLE odometer_corrections (
    account_id text NOT NULL REFERENCES accounts,
    id text NOT NULL,
    vehicle_id text NOT NULL,
    occurred_on date NOT NULL,
    transaction_id text NOT NULL,
    odometer_miles integer NOT NULL CHECK (odometer_miles >= 0),
    reason text,
    user_id text NOT NULL REFERENCES people,
    corrected_at timestamptz NOT NULL,
    PRIMARY KEY (account_id, id),
    FOREIGN KEY (account_id, vehicle_id) REFERENCES vehicles (account_id, id),
    FOREIGN KEY (account_id, occurred_on, transaction_id) REFERENCES transactions (account_id, occurred_on, id)
  )`,
  `CREATE INDEX odometer_corrections_by_vehicle ON odometer_corrections
    (account_id, vehicle_id, transaction_id, id DESC)`,
  `CREATE TABLE disputes (
    account_id text NOT NULL REFERENCES accounts,
    id text NOT NULL,
    dispute_number text NOT NULL,
    type text NOT NULL CHECK (type IN ('fraud','other')),
    reason text NOT NULL CHECK (reason <> ''),
    status text NOT NULL
      CHECK (status IN ('documentsDue','underReview','credited','denied','withdrawn','expired')),
    amount_cents bigint NOT NULL CHECK (amount_cents > 0),
    transaction_id text NOT NULL,
    transaction_on date NOT NULL,
    fleet_id text NOT NULL,
    filed_at timestamptz NOT NULL,
    filed_by text NOT NULL,
    documents_due_on date NOT NULL,
    decided_at timestamptz,
    version integer NOT NULL DEFAULT 1,
    evidence jsonb,
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
  `CREATE TABLE waiver_claims (
    account_id text NOT NULL REFERENCES accounts,
    id text NOT NULL,
    dispute_id text NOT NULL,
    card_id text NOT NULL,
    fleet_id text NOT NULL,
    loss_cents bigint NOT NULL CHECK (loss_cents > 0),
    waived_cents bigint NOT NULL CHECK (waived_cents BETWEEN 0 AND loss_cents),
    decided_on date NOT NULL,
    decided_at timestamptz NOT NULL,
    PRIMARY KEY (account_id, id),
    UNIQUE (account_id, dispute_id),
    FOREIGN KEY (account_id, dispute_id) REFERENCES disputes (account_id, id),
    FOREIGN KEY (account_id, card_id) REFERENCES cards (account_id, id)
  )`,
  `CREATE INDEX waiver_claims_by_day ON waiver_claims (account_id, decided_on)`,
]);
