import { schemaOf } from '../distribute.ts';

/** When a driver was last texted, and links that a phone opened before a newer text. */
export const driverTexts = schemaOf([
  'ALTER TABLE driver_links ADD COLUMN texted_at timestamptz',
  `CREATE TABLE driver_opened_links (
    account_id text NOT NULL,
    token_hash text NOT NULL,
    link_id text NOT NULL,
    device_hash text NOT NULL,
    PRIMARY KEY (account_id, token_hash),
    FOREIGN KEY (account_id, link_id) REFERENCES driver_links (account_id, id)
  )`,
]);
