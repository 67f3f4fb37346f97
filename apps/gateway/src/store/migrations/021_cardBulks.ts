import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

const statements = [
  `CREATE TABLE card_hold_schedules (
    account_id text NOT NULL,
    card_id text NOT NULL,
    schedule jsonb NOT NULL,
    is_held boolean NOT NULL,
    PRIMARY KEY (account_id, card_id),
    FOREIGN KEY (account_id, card_id) REFERENCES cards (account_id, id)
  )`,
  `CREATE TABLE card_bulks (
    account_id text NOT NULL REFERENCES accounts,
    id text NOT NULL,
    user_id text NOT NULL REFERENCES people,
    action jsonb NOT NULL,
    state text NOT NULL CHECK (state IN ('draft','running','done','canceled','undoing','undone')),
    card_count integer NOT NULL CHECK (card_count BETWEEN 0 AND 10000),
    not_found jsonb NOT NULL,
    created_at timestamptz NOT NULL,
    finished_at timestamptz,
    PRIMARY KEY (account_id, id)
  )`,
  `CREATE TABLE card_bulk_rows (
    account_id text NOT NULL,
    bulk_id text NOT NULL,
    position integer NOT NULL,
    card_id text NOT NULL,
    state text NOT NULL CHECK (state IN ('ready','refused','done','failed','canceled','undone')),
    from_status text NOT NULL,
    to_status text NOT NULL,
    reasons jsonb NOT NULL,
    card_version integer NOT NULL,
    before jsonb NOT NULL,
    PRIMARY KEY (account_id, bulk_id, position),
    UNIQUE (account_id, bulk_id, card_id),
    FOREIGN KEY (account_id, bulk_id) REFERENCES card_bulks (account_id, id) ON DELETE CASCADE,
    FOREIGN KEY (account_id, card_id) REFERENCES cards (account_id, id)
  )`,
  `CREATE INDEX card_bulk_rows_by_state ON card_bulk_rows (account_id, bulk_id, state, position)`,
];

/** Actions on many cards, row by row, and holds that begin and end by themselves. */
export const cardBulks: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
