import { indexesOf, type Migrations } from '@forecourt/server';

/** Approved but unposted purchases, oldest first: a small fraction of all ever requested. */
export const openAuthorizations: Migrations[string] = indexesOf([
  {
    name: 'authorizations_open',
    table: 'authorizations',
    on: `(account_id, decided_at) WHERE state IN ('approved', 'completed')`,
  },
]);
