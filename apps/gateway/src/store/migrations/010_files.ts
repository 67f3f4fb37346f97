import { schemaOf } from '../distribute.ts';

/**
 * Files that are created in the background, part by part, their download links, and saved reports.
 */
export const files = schemaOf([
  `CREATE TABLE file_exports (
    account_id text NOT NULL REFERENCES accounts,
    id text NOT NULL,
    user_id text NOT NULL REFERENCES people,
    kind text NOT NULL,
    format text NOT NULL CHECK (format IN ('csv','xlsx','pdf')),
    file_name text NOT NULL,
    query jsonb NOT NULL,
    state text NOT NULL CHECK (state IN ('queued','running','ready','failed','canceled','expired')),
    rows_done bigint NOT NULL DEFAULT 0,
    rows_total bigint NOT NULL,
    bytes bigint NOT NULL DEFAULT 0,
    part_count integer NOT NULL DEFAULT 0,
    row_cursor text,
    writer jsonb,
    attempts integer NOT NULL DEFAULT 0,
    failure jsonb,
    created_at timestamptz NOT NULL,
    finished_at timestamptz,
    expires_at timestamptz,
    PRIMARY KEY (account_id, id)
  )`,
  `CREATE INDEX file_exports_by_person ON file_exports
    (account_id, user_id, created_at DESC, id DESC)`,
  `CREATE INDEX file_exports_under_way ON file_exports (account_id, id)
    WHERE state IN ('queued','running')`,
  `CREATE TABLE file_export_parts (
    account_id text NOT NULL,
    export_id text NOT NULL,
    part integer NOT NULL,
    content bytea NOT NULL,
    PRIMARY KEY (account_id, export_id, part),
    FOREIGN KEY (account_id, export_id) REFERENCES file_exports (account_id, id) ON DELETE CASCADE
  )`,
  `CREATE TABLE download_links (
    account_id text NOT NULL,
    export_id text NOT NULL,
    token_hash text NOT NULL,
    expires_at timestamptz NOT NULL,
    PRIMARY KEY (account_id, token_hash),
    FOREIGN KEY (account_id, export_id) REFERENCES file_exports (account_id, id) ON DELETE CASCADE
  )`,
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
]);
