import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

const statements = [
  `ALTER TABLE imports DROP CONSTRAINT imports_kind_check`,
  `ALTER TABLE imports ADD CONSTRAINT imports_kind_check
    CHECK (kind IN ('cards','drivers','vehicles','promptedIds','purchases'))`,
  // columns that lines of our own purchases have too go by the same names: reports read both alike
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
    PRIMARY KEY (account_id, id),
    FOREIGN KEY (account_id, vehicle_id) REFERENCES vehicles (account_id, id),
    FOREIGN KEY (account_id, fleet_id) REFERENCES fleets (account_id, id),
    CHECK (category_id <> 1 OR quantity_thousandths IS NOT NULL)
  )`,
  // a row that is sent again doubles nothing
  `CREATE UNIQUE INDEX recorded_purchases_by_reference ON recorded_purchases
    (account_id, upper(source), upper(reference), product_code) WHERE reference IS NOT NULL`,
  `CREATE UNIQUE INDEX recorded_purchases_without_reference ON recorded_purchases
    (account_id, vehicle_id, occurred_at, coalesce(quantity_thousandths, 0), net_cents)
    WHERE reference IS NULL`,
  `CREATE INDEX recorded_purchases_by_vehicle ON recorded_purchases
    (account_id, vehicle_id, occurred_at DESC, id DESC)`,
  `CREATE INDEX recorded_purchases_by_day ON recorded_purchases (account_id, occurred_on)`,
];

/** Purchases that were not made with our cards, as fleets import them. No ledger knows them. */
export const recordedPurchases: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
