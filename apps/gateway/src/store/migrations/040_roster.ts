import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

const statements = [
  `ALTER TABLE drivers
    ADD COLUMN license_number text,
    ADD COLUMN license_state text,
    ADD COLUMN mobile text,
    ADD COLUMN status text NOT NULL DEFAULT 'active' CHECK (status IN ('active','terminated'))`,
  // an ID is unique in whatever case it is written
  `CREATE UNIQUE INDEX drivers_driver_id_once ON drivers (account_id, upper(driver_id))`,
  `CREATE UNIQUE INDEX drivers_employee_id_once ON drivers (account_id, upper(employee_id))`,
  `CREATE INDEX drivers_by_name ON drivers (account_id, lower(last_name || ' ' || first_name), id)`,
  `ALTER TABLE vehicles
    ADD COLUMN vehicle_id text,
    ADD COLUMN registration_number text,
    ADD COLUMN registration_expiry text CHECK (registration_expiry ~ '^[0-9]{4}-[0-9]{2}$'),
    ADD COLUMN hubometer_start_thousandths bigint CHECK (hubometer_start_thousandths >= 0),
    ADD COLUMN hubometer_last_thousandths bigint CHECK (hubometer_last_thousandths >= hubometer_start_thousandths),
    ADD COLUMN tank_capacity_milligallons integer CHECK (tank_capacity_milligallons >= 0),
    ADD COLUMN trailer_number text,
    ADD COLUMN status text NOT NULL DEFAULT 'active' CHECK (status IN ('active','terminated'))`,
  `UPDATE vehicles SET tank_capacity_milligallons = tank_capacity_gallons * 1000`,
  `ALTER TABLE vehicles DROP COLUMN tank_capacity_gallons`,
  `CREATE UNIQUE INDEX vehicles_unit_once ON vehicles (account_id, upper(unit_number))`,
  `CREATE INDEX IF NOT EXISTS cards_by_driver ON cards (account_id, driver_id, id)`,
  `CREATE INDEX IF NOT EXISTS cards_by_vehicle ON cards (account_id, vehicle_id, id)`,
  `CREATE INDEX transactions_by_driver ON transactions (account_id, driver_id, occurred_at DESC, id DESC)`,
  `CREATE INDEX transactions_by_vehicle ON transactions (account_id, vehicle_id, occurred_at DESC, id DESC)`,
  // what was typed at the pump stays with its purchase; what it should have been stands beside it
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
  `CREATE INDEX odometer_corrections_by_vehicle ON odometer_corrections (account_id, vehicle_id, transaction_id, id DESC)`,
];

/** Everything that the fleet knows of its drivers and vehicles, and odometer readings put right. */
export const roster: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
