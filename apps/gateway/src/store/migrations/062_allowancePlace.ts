import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** A purchase that is allowed once can be bound to gallons and to one site. */
export const allowancePlace: Migration = {
  async up(db: Kysely<unknown>) {
    await sql
      .raw(
        `ALTER TABLE limit_allowances
          ADD COLUMN milligallons bigint CHECK (milligallons > 0),
          ADD COLUMN site_number text`,
      )
      .execute(db);
  },
};
