import { jsonb } from '@forecourt/server';
import { MILLISECONDS_PER_DAY, type JournalSettings } from '@forecourt/validation';
import { readExport } from '../services/statements/journals.ts';
import { insertIn, selectIn } from '../store/inAccount.ts';
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

/** Seeds the settings with which the demo's customer exports statements to QuickBooks. */
export async function seedJournals(trx: Trx, accountId: string): Promise<void> {
  await insertIn(trx, accountId, 'journal_settings', { settings: jsonb(SETTINGS), version: 1 });
}

const EXPORTED = 2;
const EXPORTED_DAYS_AFTER = 2;

/** Marks earlier statements as exported soon after they were issued, but not the latest one. */
export async function seedExports(
  trx: Trx,
  { account_id: accountId, user_id }: { readonly account_id: string; readonly user_id: string },
  now: Date,
): Promise<void> {
  const account = await selectIn(trx, accountId, 'accounts').selectAll().executeTakeFirstOrThrow();
  const { first_name, last_name } = await trx
    .selectFrom('people')
    .select(['first_name', 'last_name'])
    .where('user_id', '=', user_id)
    .executeTakeFirstOrThrow();
  const statements = await selectIn(trx, accountId, 'statements')
    .select(['id', 'issued_at'])
    .orderBy('ends_on', 'desc')
    .offset(1)
    .limit(EXPORTED)
    .execute();
  for (const { id, issued_at } of statements) {
    const { parts } = await readExport({ trx, account, now, fleetIds: null }, id);
    const at = Date.parse(issued_at) + EXPORTED_DAYS_AFTER * MILLISECONDS_PER_DAY;
    await insertIn(trx, accountId, 'journal_exports', {
      statement_id: id,
      parts: jsonb(parts),
      exported_at: new Date(at).toISOString(),
      exported_by: `${first_name} ${last_name}`,
      exports: 1,
    });
  }
}
