import { sql } from 'kysely';
import type { CalendarDate } from '@internationalized/date';
import { selectIn } from '../store/inAccount.ts';
import type { MovementKind, Trx } from '../store/schema.ts';

/** What an account owes: what was posted and is not paid, and what was approved and has not posted. */
export interface Owed {
  readonly postedCents: number;
  readonly pendingCents: number;
}

/** Reads the kept sums of an account's ledgers; they follow every entry. */
export async function readOwed(trx: Trx, accountId: string): Promise<Owed> {
  const rows = await selectIn(trx, accountId, 'account_balances')
    .select(['ledger', 'amount_cents'])
    .where('ledger', 'in', ['receivable', 'pending'])
    .execute();
  const of = (ledger: string) => rows.find((row) => row.ledger === ledger)?.amount_cents ?? 0;
  return { postedCents: of('receivable'), pendingCents: of('pending') };
}

/** What is no charge: money that came in, and what of it was sent back. */
export const RECEIVED: readonly MovementKind[] = ['payment', 'reversal', 'funding'];

/**
 * The day of the charge that a credit gives back: of the purchase that was disputed, of the express
 * check that was put on hold, or of the fee of funds that were sent back. null: the entry is no credit.
 */
export const chargedOn = (accountId: string, entry: string) => {
  const of = (column: string) => sql.ref(`${entry}.${column}`);
  return sql<
    string | null
  >`CASE WHEN ${of('kind')} = 'fee.funding' AND ${of('amount_cents')} < 0 THEN (
    SELECT min(p.entered_on) FROM ledger_entries p
    WHERE p.account_id = ${accountId} AND p.kind = 'fee.funding'
      AND p.reference_id = ${of('reference_id')})
    WHEN ${of('kind')} IN ('disputeCredit', 'expressCheckRefund') THEN (
    SELECT min(p.entered_on) FROM ledger_entries p
    WHERE p.account_id = ${accountId} AND p.kind IN ('posting', 'expressCheck')
      AND p.reference_id = coalesce((SELECT d.transaction_id FROM disputes d
        WHERE d.account_id = ${accountId} AND d.id = ${of('reference_id')}), ${of('reference_id')})) END`;
};

/** What was charged and received, entry by entry. */
export const receivableOf = (trx: Trx, accountId: string) =>
  selectIn(trx, accountId, 'ledger_entries as e').where('e.ledger', '=', 'receivable');

/** Of these all but purchases: an account has few of them, however much it buys. */
export const besidesPostings = (trx: Trx, accountId: string) =>
  receivableOf(trx, accountId).where('e.kind', '<>', 'posting');

/** What was charged and received after a day; null: since the account began. */
export const receivableAfter = (trx: Trx, accountId: string, day: string | null) =>
  receivableOf(trx, accountId).where('e.entered_on', '>', day ?? '-infinity');

const totalCents = sql<number>`coalesce(sum(e.amount_cents), 0)::bigint`.as('cents');

/**
 * What was owed when a day began, in cents, by the books; negative: paid ahead. Nothing is entered into a
 * month that has its statement, so the last one says what was owed until then.
 */
export async function readOwedBefore(trx: Trx, accountId: string, day: string): Promise<number> {
  const statement = await selectIn(trx, accountId, 'statements')
    .select(['ends_on', 'closing_cents'])
    .where('ends_on', '<', day)
    .orderBy('starts_on', 'desc')
    .limit(1)
    .executeTakeFirst();
  const since = await receivableAfter(trx, accountId, statement?.ends_on ?? null)
    .where('e.entered_on', '<', day)
    .select(totalCents)
    .executeTakeFirstOrThrow();
  return (statement?.closing_cents ?? 0) + since.cents;
}

/** The same without all that was received or credited of it until now. */
export async function readOwedFromBefore(
  trx: Trx,
  accountId: string,
  day: CalendarDate,
): Promise<number> {
  const first = day.toString();
  const givenLater = await besidesPostings(trx, accountId)
    .where('e.entered_on', '>=', first)
    .where((e) =>
      e.or([e('e.kind', 'in', [...RECEIVED]), e(chargedOn(accountId, 'e'), '<', first)]),
    )
    .select(totalCents)
    .executeTakeFirstOrThrow();
  return (await readOwedBefore(trx, accountId, first)) + givenLater.cents;
}
