import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** What was known of a disputed purchase when the dispute was filed; older ones have none. */
export const disputeEvidence: Migration = {
  async up(db: Kysely<unknown>) {
    await sql.raw('ALTER TABLE disputes ADD COLUMN evidence jsonb').execute(db);
  },
};
