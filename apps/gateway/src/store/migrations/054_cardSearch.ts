import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** A word within a name or a number is found by its trigrams, among 100,000 cards too. */
const statements = [
  `CREATE EXTENSION IF NOT EXISTS pg_trgm`,
  // so that the account can stand first
  `CREATE EXTENSION IF NOT EXISTS btree_gin`,
  `CREATE INDEX cards_by_trigrams ON cards USING gin (account_id, name_on_card gin_trgm_ops)`,
  `CREATE INDEX drivers_by_trigrams ON drivers
    USING gin (account_id, (first_name || ' ' || last_name) gin_trgm_ops, driver_id gin_trgm_ops)`,
  `CREATE INDEX vehicles_by_trigrams ON vehicles
    USING gin (account_id, unit_number gin_trgm_ops, vin gin_trgm_ops)`,
];

export const cardSearch: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
