import { schemaOf } from '../distribute.ts';

/**
 * Sends an object's messages in the order they were inserted, whatever the gateways' clocks say,
 * and pauses an endpoint that doesn't respond.
 */
export const webhookOrder = schemaOf([
  'ALTER TABLE webhook_messages ADD COLUMN place integer NOT NULL DEFAULT 0',
  'ALTER TABLE webhook_endpoints ADD COLUMN paused_until timestamptz',
]);
