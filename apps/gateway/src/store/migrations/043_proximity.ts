import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

const statements = [
  `CREATE TABLE proximity_enrollments (
    account_id text NOT NULL,
    fleet_id text NOT NULL,
    enrolled_at timestamptz NOT NULL,
    alerts_on boolean NOT NULL DEFAULT false,
    alert_emails jsonb NOT NULL DEFAULT '[]',
    PRIMARY KEY (account_id, fleet_id),
    FOREIGN KEY (account_id, fleet_id) REFERENCES fleets (account_id, id)
  )`,
  `CREATE TABLE proximity_devices (
    account_id text NOT NULL,
    device_id text NOT NULL CHECK (device_id <> ''),
    fleet_id text NOT NULL,
    PRIMARY KEY (account_id, device_id),
    FOREIGN KEY (account_id, fleet_id) REFERENCES proximity_enrollments (account_id, fleet_id)
  )`,
  `CREATE INDEX proximity_devices_by_fleet ON proximity_devices (account_id, fleet_id, device_id)`,
  `CREATE TABLE proximity_profiles (
    account_id text NOT NULL,
    id text NOT NULL,
    fleet_id text NOT NULL,
    name text NOT NULL CHECK (name <> ''),
    merchant_distance_thousandths integer NOT NULL CHECK (merchant_distance_thousandths >= 0),
    fuel_ping_age_minutes integer NOT NULL CHECK (fuel_ping_age_minutes >= 0),
    fuel_variance_basis_points integer NOT NULL CHECK (fuel_variance_basis_points >= 0),
    is_active boolean NOT NULL DEFAULT true,
    version integer NOT NULL DEFAULT 1,
    PRIMARY KEY (account_id, id),
    FOREIGN KEY (account_id, fleet_id) REFERENCES proximity_enrollments (account_id, fleet_id)
  )`,
  `CREATE UNIQUE INDEX proximity_profiles_name_once ON proximity_profiles (account_id, upper(name))`,
  // each device is in one unit, and each unit has one device
  `CREATE TABLE proximity_mappings (
    account_id text NOT NULL,
    unit_id text NOT NULL,
    profile_id text NOT NULL,
    device_id text NOT NULL,
    PRIMARY KEY (account_id, unit_id),
    UNIQUE (account_id, device_id),
    FOREIGN KEY (account_id, unit_id) REFERENCES vehicles (account_id, id),
    FOREIGN KEY (account_id, profile_id) REFERENCES proximity_profiles (account_id, id),
    FOREIGN KEY (account_id, device_id) REFERENCES proximity_devices (account_id, device_id)
  )`,
  `CREATE INDEX proximity_mappings_by_profile ON proximity_mappings (account_id, profile_id)`,
];

/** Profiles that say when a purchase was made beside its unit, and which device is in which unit. */
export const proximity: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
