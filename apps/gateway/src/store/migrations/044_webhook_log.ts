import { indexesOf, type Migrations } from '@forecourt/server';

/** An endpoint's messages, newest first, with their states to count; and what cleaning deletes. */
export const webhookLog: Migrations[string] = indexesOf([
  {
    name: 'webhook_messages_by_time',
    table: 'webhook_messages',
    on: '(account_id, endpoint_id, at DESC, id DESC) INCLUDE (state)',
  },
  {
    name: 'webhook_messages_oldest',
    table: 'webhook_messages',
    on: `(account_id, at) WHERE state <> 'pending'`,
  },
]);
