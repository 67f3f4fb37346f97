import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

const statements = [
  // names and numbers are unique in whatever case; a vehicle's is permanently on
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
];

/** Numbers that are typed in at the pump, the cards that take them, and reminders of PINs. */
export const promptedIds: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
