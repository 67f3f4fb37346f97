import { schemaOf } from '../distribute.ts';

/**
 * Messages of an object in the order in which they were entered, whatever the gateways' clocks say; an
 * endpoint that does not answer is left alone; and attempts tell of a problem, not of an address.
 */
export const webhookOrder = schemaOf([
  'ALTER TABLE webhook_messages ADD COLUMN place integer NOT NULL DEFAULT 0',
  'DROP INDEX webhook_messages_waiting',
  `CREATE INDEX webhook_messages_waiting ON webhook_messages
    (account_id, endpoint_id, object_id, place, id) WHERE state = 'pending'`,
  'ALTER TABLE webhook_endpoints ADD COLUMN paused_until timestamptz',
  `UPDATE webhook_attempts SET problem = CASE WHEN problem LIKE '%is not allowed%'
    THEN 'private' ELSE 'unreachable' END WHERE problem IS NOT NULL`,
]);
