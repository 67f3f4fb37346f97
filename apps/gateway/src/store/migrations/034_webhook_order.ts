import { schemaOf } from '../distribute.ts';

/**
 * Messages of an object in the order in which they were entered, whatever the gateways' clocks say, and
 * an endpoint that does not answer is left alone.
 */
export const webhookOrder = schemaOf([
  'ALTER TABLE webhook_messages ADD COLUMN place integer NOT NULL DEFAULT 0',
  'ALTER TABLE webhook_endpoints ADD COLUMN paused_until timestamptz',
]);
