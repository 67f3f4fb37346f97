import { schemaOf } from '../distribute.ts';

/** The key that signs in at an account's SFTP server, and until when a previous one also does. */
export const journalKeys = schemaOf([
  `ALTER TABLE journal_delivery ADD COLUMN key_id text NOT NULL DEFAULT '',
    ADD COLUMN earlier_key_id text, ADD COLUMN earlier_key_ends_at timestamptz`,
]);
