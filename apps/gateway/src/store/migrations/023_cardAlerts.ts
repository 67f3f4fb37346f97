import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The alerts of one card, for its timeline. */
export const cardAlerts: Migration = {
  async up(db: Kysely<unknown>) {
    await sql
      .raw(
        `CREATE INDEX notifications_by_card ON notifications
          (account_id, card_id, occurred_at DESC, id DESC) WHERE card_id IS NOT NULL`,
      )
      .execute(db);
  },
};
