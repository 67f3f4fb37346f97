import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** What Fraud Protector was asked to waive: one claim of a credited dispute. */
const statements = [
  `CREATE TABLE waiver_claims (
    account_id text NOT NULL REFERENCES accounts,
    id text NOT NULL,
    dispute_id text NOT NULL,
    card_id text NOT NULL,
    fleet_id text NOT NULL,
    loss_cents bigint NOT NULL CHECK (loss_cents > 0),
    waived_cents bigint NOT NULL CHECK (waived_cents BETWEEN 0 AND loss_cents),
    decided_on date NOT NULL,
    decided_at timestamptz NOT NULL,
    PRIMARY KEY (account_id, id),
    UNIQUE (account_id, dispute_id),
    FOREIGN KEY (account_id, dispute_id) REFERENCES disputes (account_id, id),
    FOREIGN KEY (account_id, card_id) REFERENCES cards (account_id, id)
  )`,
  `CREATE INDEX waiver_claims_by_day ON waiver_claims (account_id, decided_on)`,
];

export const waiverClaims: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
