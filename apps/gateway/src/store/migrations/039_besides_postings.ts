import { indexesOf, type Migrations } from '@forecourt/server';

/** Payments, fees, credits, and checks: a small fraction of everything ever charged. */
export const besidesPostings: Migrations[string] = indexesOf([
  {
    name: 'ledger_besides_postings',
    table: 'ledger_entries',
    on: `(account_id, entered_on) WHERE ledger = 'receivable' AND kind <> 'posting'`,
  },
]);
