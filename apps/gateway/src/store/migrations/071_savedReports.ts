import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Reports and export profiles that people keep, and when they run by themselves. */
const statements = [
  `CREATE TABLE saved_reports (
    account_id text NOT NULL REFERENCES accounts,
    id text NOT NULL,
    user_id text NOT NULL REFERENCES people,
    name text NOT NULL CHECK (name <> ''),
    period text NOT NULL,
    report jsonb NOT NULL,
    format text NOT NULL CHECK (format IN ('csv','xlsx','pdf')),
    schedule text NOT NULL CHECK (schedule IN ('none','daily','weekly','monthly')),
    next_run_on date,
    last_run_at timestamptz,
    version integer NOT NULL DEFAULT 1,
    PRIMARY KEY (account_id, id),
    CHECK ((schedule = 'none') = (next_run_on IS NULL))
  )`,
  `CREATE INDEX saved_reports_by_person ON saved_reports (account_id, user_id, name, id)`,
  `CREATE INDEX saved_reports_due ON saved_reports (account_id, next_run_on)
    WHERE next_run_on IS NOT NULL`,
];

export const savedReports: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
