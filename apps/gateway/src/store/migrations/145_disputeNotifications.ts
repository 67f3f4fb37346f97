import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** A notification can tell of a dispute; those that were sent before say its number already. */
const statements = [
  `ALTER TABLE notifications ADD COLUMN dispute_id text`,
  `UPDATE notifications SET dispute_id = d.id FROM disputes d
    WHERE d.account_id = notifications.account_id
      AND d.dispute_number = notifications.params ->> 'disputeNumber'`,
];

export const disputeNotifications: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
