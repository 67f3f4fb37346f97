import { schemaOf } from '../distribute.ts';

/** Which of an account's keys signs in at its SFTP server, and until when an earlier one does too. */
export const journalKeys = schemaOf([
  `ALTER TABLE journal_delivery ADD COLUMN key_id text NOT NULL DEFAULT '',
    ADD COLUMN earlier_key_id text, ADD COLUMN earlier_key_ends_at timestamptz`,
]);
