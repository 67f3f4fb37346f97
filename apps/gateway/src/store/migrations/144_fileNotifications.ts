import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** A notification can be one person's alone, and tell of a file; of each file one is open. */
const statements = [
  `ALTER TABLE notifications ADD COLUMN user_id text, ADD COLUMN export_id text`,
  `CREATE UNIQUE INDEX notifications_of_files ON notifications (account_id, export_id)
    WHERE state = 'open' AND export_id IS NOT NULL`,
];

export const fileNotifications: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
