import { indexesOf, type Migrations } from '@forecourt/server';

/** What was approved and has not posted, oldest first: few of all that was ever asked about. */
export const openAuthorizations: Migrations[string] = indexesOf([
  {
    name: 'authorizations_open',
    table: 'authorizations',
    on: `(account_id, decided_at) WHERE state IN ('approved', 'completed')`,
  },
]);
