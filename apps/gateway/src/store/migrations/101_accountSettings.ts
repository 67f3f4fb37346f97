import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** What the settings of an account keep: its package, when it was closed, what departments are for. */
const statements = [
  `ALTER TABLE accounts
    ADD COLUMN closed_at timestamptz,
    ADD COLUMN package text NOT NULL DEFAULT 'regular'
      CHECK (package IN ('regular','plus','premium','pro','enterprise')),
    ADD COLUMN next_package text CHECK (next_package IN ('regular','plus','premium','pro','enterprise')),
    ADD COLUMN next_package_from date`,
  `ALTER TABLE departments ADD COLUMN description text NOT NULL DEFAULT ''`,
];

/** [SCREEN-47, USER-06, USER-09] */
export const accountSettings: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
