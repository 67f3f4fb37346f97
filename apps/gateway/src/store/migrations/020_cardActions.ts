import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Card groups, people who share a card, and what takes the place of what. A card is replaced at most
 * once, and the places of those who share it end at five.
 */
const statements = [
  `CREATE TABLE card_groups (
    account_id text NOT NULL REFERENCES accounts,
    id text NOT NULL,
    name text NOT NULL CHECK (name <> ''),
    delivery jsonb,
    version integer NOT NULL DEFAULT 1,
    PRIMARY KEY (account_id, id)
  )`,
  `CREATE UNIQUE INDEX card_groups_by_name ON card_groups (account_id, lower(name))`,
  `ALTER TABLE cards
    ADD COLUMN group_id text,
    ADD COLUMN replaces_card_id text,
    ADD COLUMN hold_changes_at timestamptz,
    ADD CONSTRAINT cards_group FOREIGN KEY (account_id, group_id) REFERENCES card_groups (account_id, id),
    ADD CONSTRAINT cards_replaces FOREIGN KEY (account_id, replaces_card_id) REFERENCES cards (account_id, id),
    ADD CONSTRAINT cards_replaces_once UNIQUE (account_id, replaces_card_id),
    ADD CONSTRAINT cards_replaces_another CHECK (replaces_card_id <> id)`,
  `CREATE INDEX cards_by_group ON cards (account_id, group_id, id)`,
  `CREATE INDEX cards_by_driver ON cards (account_id, driver_id)`,
  `CREATE INDEX cards_by_vehicle ON cards (account_id, vehicle_id)`,
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
];

/** What actions on cards need beside the card's own row. */
export const cardActions: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
