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

/** What was charged before a day, in cents, without all that was received until now; negative: paid ahead. */
export async function readOwedFromBefore(
  trx: Trx,
  accountId: string,
  day: CalendarDate,
): Promise<number> {
  const { cents } = await selectIn(trx, accountId, 'ledger_entries')
    .select(sql<number>`coalesce(sum(amount_cents), 0)::bigint`.as('cents'))
    .where('ledger', '=', 'receivable')
    .where((e) => e.or([e('entered_on', '<', day.toString()), e('kind', 'in', [...RECEIVED])]))
    .executeTakeFirstOrThrow();
  return cents;
}
