import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

const statements = [
  `ALTER TABLE cards
    ADD COLUMN id_prompt text NOT NULL DEFAULT 'matched'
      CHECK (id_prompt IN ('off', 'reported', 'matched')),
    ADD COLUMN odometer_prompt text NOT NULL DEFAULT 'reported'
      CHECK (odometer_prompt IN ('off', 'reported', 'inSequence'))`,
];

/** What each card asks at the pump. */
export const cardPrompts: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
