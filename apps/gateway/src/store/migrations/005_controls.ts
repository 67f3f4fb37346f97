import { schemaOf } from '../distribute.ts';

/**
 * Prompts at the pump, and what cardholders may do without the office: prompted IDs, proximity, One
 * Click.
 */
export const controls = schemaOf([
  // names and numbers are unique regardless of case; a vehicle's ID is always on
  `CREATE TABLE prompted_ids (
    account_id text NOT NULL REFERENCES accounts,
    id text NOT NULL,
    name text NOT NULL CHECK (name <> ''),
    type text NOT NULL CHECK (type IN ('V','D')),
    number text NOT NULL CHECK (number ~ '^[1-9][0-9]{2,8}$'),
    status text NOT NULL CHECK (status IN ('on','off')),
    managed_by text NOT NULL CHECK (managed_by IN ('customerId','department','fleet')),
    fleet_id text,
    department_id text,
    version integer NOT NULL DEFAULT 1,
    PRIMARY KEY (account_id, id),
    CHECK (type = 'D' OR status = 'on'),
    CHECK ((managed_by = 'department') = (department_id IS NOT NULL)),
    CHECK ((managed_by = 'customerId') = (fleet_id IS NULL)),
    FOREIGN KEY (account_id, fleet_id) REFERENCES fleets (account_id, id),
    FOREIGN KEY (account_id, department_id) REFERENCES departments (account_id, id)
  )`,
  `CREATE UNIQUE INDEX prompted_ids_name_once ON prompted_ids (account_id, upper(name))`,
  `CREATE UNIQUE INDEX prompted_ids_number_once ON prompted_ids (account_id, type, number)`,
  `CREATE TABLE prompted_id_cards (
    account_id text NOT NULL,
    prompted_id text NOT NULL,
    card_id text NOT NULL,
    PRIMARY KEY (account_id, prompted_id, card_id),
    FOREIGN KEY (account_id, prompted_id) REFERENCES prompted_ids (account_id, id) ON DELETE CASCADE,
    FOREIGN KEY (account_id, card_id) REFERENCES cards (account_id, id)
  )`,
  `CREATE INDEX prompted_id_cards_by_card ON prompted_id_cards (account_id, card_id)`,
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
  `CREATE INDEX proximity_devices_by_fleet ON proximity_devices
    (account_id, fleet_id, device_id)`,
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
  `CREATE UNIQUE INDEX proximity_profiles_name_once ON proximity_profiles
    (account_id, upper(name))`,
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
  `CREATE TABLE one_click_fleets (
    account_id text NOT NULL,
    fleet_id text NOT NULL,
    enrolled_at timestamptz NOT NULL,
    PRIMARY KEY (account_id, fleet_id),
    FOREIGN KEY (account_id, fleet_id) REFERENCES fleets (account_id, id)
  )`,
  `CREATE TABLE one_click_cards (
    account_id text NOT NULL,
    card_id text NOT NULL,
    is_on boolean NOT NULL,
    unblocks_per_day integer NOT NULL CHECK (unblocks_per_day BETWEEN 0 AND 10),
    PRIMARY KEY (account_id, card_id),
    FOREIGN KEY (account_id, card_id) REFERENCES cards (account_id, id)
  )`,
  `CREATE TABLE one_click_unblocks (
    account_id text NOT NULL,
    id text NOT NULL,
    card_id text NOT NULL,
    unblocked_on date NOT NULL,
    unblocked_at timestamptz NOT NULL,
    PRIMARY KEY (account_id, id),
    FOREIGN KEY (account_id, card_id) REFERENCES cards (account_id, id)
  )`,
  `CREATE INDEX one_click_unblocks_by_card ON one_click_unblocks
    (account_id, card_id, unblocked_on)`,
  `CREATE TABLE cardless_entries (
    account_id text NOT NULL REFERENCES accounts,
    id text NOT NULL,
    user_id text NOT NULL REFERENCES people,
    entered_at timestamptz NOT NULL,
    PRIMARY KEY (account_id, id)
  )`,
  `CREATE TABLE cardless_entry_cards (
    account_id text NOT NULL,
    entry_id text NOT NULL,
    card_id text NOT NULL,
    PRIMARY KEY (account_id, entry_id, card_id),
    FOREIGN KEY (account_id, entry_id) REFERENCES cardless_entries (account_id, id),
    FOREIGN KEY (account_id, card_id) REFERENCES cards (account_id, id)
  )`,
]);
