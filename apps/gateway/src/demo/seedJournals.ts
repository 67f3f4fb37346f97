import { jsonb } from '@forecourt/server';
import type { JournalSettings } from '@forecourt/validation';
import type { Trx } from '../store/schema.ts';

const SETTINGS: JournalSettings = {
  target: 'quickbooks',
  detail: 'Forecourt Fuel',
  payableAccount: 'Accounts Payable (A/P)',
  purchasesAccount: 'Vehicle Expenses',
  groupAccounts: {
    diesel: 'Vehicle Expenses:Diesel',
    def: 'Vehicle Expenses:DEF',
    gasoline: 'Vehicle Expenses:Gasoline',
    services: 'Vehicle Expenses:Repairs',
  },
  feesAccount: 'Bank Charges',
  creditsAccount: 'Vehicle Expenses',
};

/** The demo's customer exports its statements to QuickBooks. */
export async function seedJournals(trx: Trx, accountId: string): Promise<void> {
  await trx
    .insertInto('journal_settings')
    .values({ account_id: accountId, settings: jsonb(SETTINGS), version: 1 })
    .execute();
}
