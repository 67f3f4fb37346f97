import { schemaOf } from '../distribute.ts';

/** Fleets, their departments, drivers, and vehicles. */
export const fleet = schemaOf([
  `CREATE TABLE fleets (
    account_id text NOT NULL REFERENCES accounts,
    id text NOT NULL,
    name text NOT NULL,
    code text NOT NULL,
    number text NOT NULL,
    is_active boolean NOT NULL DEFAULT true,
    version integer NOT NULL DEFAULT 1,
    PRIMARY KEY (account_id, id),
    UNIQUE (account_id, code)
  )`,
  `CREATE TABLE departments (
    account_id text NOT NULL,
    id text NOT NULL,
    fleet_id text NOT NULL,
    number text NOT NULL CHECK (number ~ '^[0-9]{5}$'),
    name text NOT NULL,
    version integer NOT NULL DEFAULT 1,
    description text NOT NULL DEFAULT '',
    PRIMARY KEY (account_id, id),
    UNIQUE (account_id, number),
    FOREIGN KEY (account_id, fleet_id) REFERENCES fleets (account_id, id)
  )`,
  `CREATE TABLE drivers (
    account_id text NOT NULL,
    id text NOT NULL,
    fleet_id text NOT NULL,
    first_name text NOT NULL,
    last_name text NOT NULL,
    driver_id text NOT NULL,
    employee_id text,
    version integer NOT NULL DEFAULT 1,
    license_number text,
    license_state text,
    mobile text,
    status text NOT NULL DEFAULT 'active' CHECK (status IN ('active','terminated')),
    PRIMARY KEY (account_id, id),
    UNIQUE (account_id, driver_id),
    UNIQUE (account_id, employee_id),
    FOREIGN KEY (account_id, fleet_id) REFERENCES fleets (account_id, id)
  )`,
  // an ID is unique regardless of case
  `CREATE UNIQUE INDEX drivers_driver_id_once ON drivers (account_id, upper(driver_id))`,
  `CREATE UNIQUE INDEX drivers_employee_id_once ON drivers (account_id, upper(employee_id))`,
  `CREATE INDEX drivers_by_name ON drivers
    (account_id, lower(last_name || ' ' || first_name), id)`,
  `CREATE INDEX drivers_by_trigrams ON drivers USING gin
    (account_id, (first_name || ' ' || last_name) gin_trgm_ops, driver_id gin_trgm_ops)`,
  `CREATE TABLE vehicles (
    account_id text NOT NULL,
    id text NOT NULL,
    fleet_id text NOT NULL,
    unit_number text NOT NULL,
    name text NOT NULL,
    vin text,
    license_plate text,
    odometer_miles integer,
    version integer NOT NULL DEFAULT 1,
    vehicle_id text,
    registration_number text,
    registration_expiry text CHECK (registration_expiry ~ '^[0-9]{4}-[0-9]{2}$'),
    hubometer_start_thousandths bigint CHECK (hubometer_start_thousandths >= 0),
    hubometer_last_thousandths bigint CHECK (hubometer_last_thousandths >= hubometer_start_thousandths),
    tank_capacity_milligallons integer CHECK (tank_capacity_milligallons >= 0),
    trailer_number text,
    status text NOT NULL DEFAULT 'active' CHECK (status IN ('active','terminated')),
    PRIMARY KEY (account_id, id),
    UNIQUE (account_id, unit_number),
    FOREIGN KEY (account_id, fleet_id) REFERENCES fleets (account_id, id)
  )`,
  `CREATE UNIQUE INDEX vehicles_unit_once ON vehicles (account_id, upper(unit_number))`,
  `CREATE INDEX vehicles_by_trigrams ON vehicles USING gin
    (account_id, unit_number gin_trgm_ops, vin gin_trgm_ops)`,
]);
