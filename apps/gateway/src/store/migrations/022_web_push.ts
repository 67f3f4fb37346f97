import { schemaOf } from '../distribute.ts';

/** Browsers on which people allow alerts. */
export const webPush = schemaOf([
  `CREATE TABLE push_subscriptions (
    account_id text NOT NULL REFERENCES accounts,
    id text NOT NULL,
    user_id text NOT NULL REFERENCES people,
    endpoint text NOT NULL,
    p256dh text NOT NULL,
    auth text NOT NULL,
    created_at timestamptz NOT NULL,
    PRIMARY KEY (account_id, id),
    UNIQUE (account_id, user_id, endpoint)
  )`,
  'ALTER TABLE alert_messages DROP CONSTRAINT alert_messages_channel_check',
  `ALTER TABLE alert_messages ADD CONSTRAINT alert_messages_channel_check
    CHECK (channel IN ('email','sms','push'))`,
]);
