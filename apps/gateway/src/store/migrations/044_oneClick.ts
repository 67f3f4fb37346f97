import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

const statements = [
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
  `CREATE INDEX one_click_unblocks_by_card ON one_click_unblocks (account_id, card_id, unblocked_on)`,
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
];

/** What cardholders may do without the office, and purchases without the card. */
export const oneClick: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
