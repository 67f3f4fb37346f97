import { schemaOf } from '../distribute.ts';

/** What vehicles report, how fleets use it, and what it showed about each purchase. */
export const telematics = schemaOf([
  'ALTER TABLE sites ADD COLUMN latitude double precision, ADD COLUMN longitude double precision',
  `CREATE TABLE telematics_rules (
    account_id text PRIMARY KEY REFERENCES accounts,
    rules jsonb NOT NULL,
    version integer NOT NULL
  )`,
  `CREATE TABLE vehicle_signals (
    account_id text NOT NULL,
    vehicle_id text NOT NULL,
    latitude double precision,
    longitude double precision,
    position_at timestamptz,
    odometer_miles integer,
    odometer_at timestamptz,
    tank_percent integer,
    tank_at timestamptz,
    PRIMARY KEY (account_id, vehicle_id),
    FOREIGN KEY (account_id, vehicle_id) REFERENCES vehicles ON DELETE CASCADE
  )`,
  `CREATE TABLE purchase_signals (
    account_id text NOT NULL REFERENCES accounts,
    transaction_id text NOT NULL,
    away_miles integer,
    driven_miles integer,
    room_milligallons integer,
    odometer_miles integer,
    PRIMARY KEY (account_id, transaction_id)
  )`,
]);
