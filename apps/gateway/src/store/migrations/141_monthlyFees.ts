import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Consents to what is charged each month: to Fraud Protector and to a package. */
export const monthlyFees: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`ALTER TABLE fee_consents ADD COLUMN is_monthly boolean NOT NULL DEFAULT false`.execute(
      db,
    );
  },
};
