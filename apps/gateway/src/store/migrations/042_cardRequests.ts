import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

const statements = [
  // a card is there exactly while it is assigned, and nobody waits twice
  `CREATE TABLE cardholder_requests (
    account_id text NOT NULL,
    id text NOT NULL,
    driver_id text NOT NULL,
    status text NOT NULL CHECK (status IN ('pending','assigned','denied','unassigned')),
    card_id text,
    requested_at timestamptz NOT NULL,
    settled_at timestamptz,
    settled_by text REFERENCES people,
    PRIMARY KEY (account_id, id),
    CHECK ((status = 'assigned') = (card_id IS NOT NULL)),
    FOREIGN KEY (account_id, driver_id) REFERENCES drivers (account_id, id),
    FOREIGN KEY (account_id, card_id) REFERENCES cards (account_id, id)
  )`,
  `CREATE UNIQUE INDEX cardholder_requests_wait_once ON cardholder_requests (account_id, driver_id) WHERE status = 'pending'`,
  `CREATE INDEX cardholder_requests_by_state ON cardholder_requests (account_id, status, id DESC)`,
  `CREATE INDEX cardholder_requests_by_card ON cardholder_requests (account_id, card_id)`,
];

/** Requests of cardholders for cards. */
export const cardRequests: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
