import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

const statements = ['driver', 'vehicle'].flatMap((who) => [
  `DROP INDEX transactions_by_${who}`,
  `CREATE INDEX transactions_by_${who}
    ON transactions (account_id, ${who}_id, occurred_at DESC, id DESC) WHERE ${who}_id IS NOT NULL`,
]);

/** Purchases without a driver or without a vehicle, most of all, are not sought by them. */
export const indexesOfUsers: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
