import { schemaOf } from '../distribute.ts';

/** Links to a plain-language guide of what a card allows, one row per text to its driver. */
export const cardGuides = schemaOf([
  `CREATE TABLE card_guides (
    account_id text NOT NULL,
    id text NOT NULL,
    token_hash text,
    device_hash text,
    card_id text NOT NULL,
    driver_id text NOT NULL,
    mobile text NOT NULL,
    created_at timestamptz NOT NULL,
    created_by text,
    sent_at timestamptz,
    opened_at timestamptz,
    expires_at timestamptz NOT NULL,
    revoked_at timestamptz,
    PRIMARY KEY (account_id, id),
    FOREIGN KEY (account_id, card_id) REFERENCES cards (account_id, id),
    FOREIGN KEY (account_id, driver_id) REFERENCES drivers (account_id, id)
  )`,
  `CREATE UNIQUE INDEX card_guides_by_token ON card_guides (account_id, token_hash)
    WHERE token_hash IS NOT NULL`,
  'CREATE INDEX card_guides_by_card ON card_guides (account_id, card_id, created_at DESC)',
]);
