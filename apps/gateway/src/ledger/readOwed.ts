import { sql } from 'kysely';
import type { CalendarDate } from '@internationalized/date';
import { selectIn } from '../store/inAccount.ts';
import type { MovementKind, Trx } from '../store/schema.ts';

/** What an account owes: posted amounts that are unpaid, and approved ones that haven't posted. */
export interface Owed {
  readonly postedCents: number;
  readonly pendingCents: number;
}

/** Reads the balances of an account's ledgers, which every entry updates. */
export async function readOwed(trx: Trx, accountId: string): Promise<Owed> {
  const rows = await selectIn(trx, accountId, 'account_balances')
    .select(['ledger', 'amount_cents'])
    .where('ledger', 'in', ['receivable', 'pending'])
    .execute();
  const balanceOf = (ledger: string) =>
    rows.find((row) => row.ledger === ledger)?.amount_cents ?? 0;
  return { postedCents: balanceOf('receivable'), pendingCents: balanceOf('pending') };
}

/** Kinds of entries that aren't charges: money received, and payments that were sent back. */
export const RECEIVED: readonly MovementKind[] = ['payment', 'reversal', 'funding'];

/**
 * The day of the charge that a credit refunds: of the disputed purchase, of the express check that
 * was put on hold, or of the fee for funds that were returned. NULL if the entry isn't a credit.
 */
export const chargedOn = (accountId: string, entry: string) => {
  const ref = (column: string) => sql.ref(`${entry}.${column}`);
  return sql<
    string | null
  >`CASE WHEN ${ref('kind')} = 'fee.funding' AND ${ref('amount_cents')} < 0 THEN (
    SELECT min(p.entered_on) FROM ledger_entries p
    WHERE p.account_id = ${accountId} AND p.kind = 'fee.funding'
      AND p.reference_id = ${ref('reference_id')})
    WHEN ${ref('kind')} IN ('disputeCredit', 'expressCheckRefund') THEN (
    SELECT min(p.entered_on) FROM ledger_entries p
    WHERE p.account_id = ${accountId} AND p.kind IN ('posting', 'expressCheck')
      AND p.reference_id = coalesce((SELECT d.transaction_id FROM disputes d
        WHERE d.account_id = ${accountId} AND d.id = ${ref('reference_id')}), ${ref('reference_id')})) END`;
};

/** Ledger entries for charges and receipts. */
export const receivableOf = (trx: Trx, accountId: string) =>
  selectIn(trx, accountId, 'ledger_entries as e').where('e.ledger', '=', 'receivable');

/** The same without purchases. An account has few of these, however much it buys. */
export const besidesPostings = (trx: Trx, accountId: string) =>
  receivableOf(trx, accountId).where('e.kind', '<>', 'posting');

/** Charges and receipts after a day; `null` means since the account was opened. */
export const receivableAfter = (trx: Trx, accountId: string, day: string | null) =>
  receivableOf(trx, accountId).where('e.entered_on', '>', day ?? '-infinity');

const totalCents = sql<number>`coalesce(sum(e.amount_cents), 0)::bigint`.as('cents');

/**
 * The amount owed at the start of a day according to the ledger, in cents; negative if prepaid. A
 * month with a statement gets no more entries, so the last statement covers everything before.
 */
export async function readOwedBefore(trx: Trx, accountId: string, day: string): Promise<number> {
  const statement = await selectIn(trx, accountId, 'statements')
    .select(['ends_on', 'closing_cents'])
    .where('ends_on', '<', day)
    .orderBy('starts_on', 'desc')
    .limit(1)
    .executeTakeFirst();
  const laterEntries = await receivableAfter(trx, accountId, statement?.ends_on ?? null)
    .where('e.entered_on', '<', day)
    .select(totalCents)
    .executeTakeFirstOrThrow();
  return (statement?.closing_cents ?? 0) + laterEntries.cents;
}

/** The same, less everything received or credited toward it since then. */
export async function readOwedFromBefore(
  trx: Trx,
  accountId: string,
  day: CalendarDate,
): Promise<number> {
  const firstDay = day.toString();
  const laterCredits = await besidesPostings(trx, accountId)
    .where('e.entered_on', '>=', firstDay)
    .where((e) =>
      e.or([e('e.kind', 'in', [...RECEIVED]), e(chargedOn(accountId, 'e'), '<', firstDay)]),
    )
    .select(totalCents)
    .executeTakeFirstOrThrow();
  return (await readOwedBefore(trx, accountId, firstDay)) + laterCredits.cents;
}
