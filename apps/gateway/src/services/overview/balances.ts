import { billDueOn, FEE_KEYS } from '@forecourt/validation';
import { sql } from 'kysely';
import { readOwed, readOwedFromBefore } from '../../ledger/readOwed.ts';
import { selectIn } from '../../store/inAccount.ts';
import type { OverviewScope } from './scope.ts';

/**
 * Where the account stands. Every figure is a sum of ledger entries and concerns the account as
 * a whole, whatever fleets are shown. Due is what was posted before this cycle and is not paid yet.
 */
export async function readBalances(scope: OverviewScope) {
  const { postedCents, pendingCents } = await readOwed(scope.trx, scope.accountId);
  const dueCents = Math.max(0, await readOwedFromBefore(scope.trx, scope.accountId, scope.starts));
  const dueOn = billDueOn(scope.starts).toString();
  return {
    creditLimitCents: scope.creditLimitCents,
    availableCents: scope.creditLimitCents - postedCents - pendingCents,
    postedCents,
    pendingCents,
    dueCents,
    dueOn: dueCents > 0 ? dueOn : null,
  };
}

/** Fees entered in the cycle, each kind by name, also where it is nothing. */
export async function readFees(scope: OverviewScope) {
  const rows = await selectIn(scope.trx, scope.accountId, 'ledger_entries')
    .select(['kind', sql<number>`(-sum(amount_cents))::bigint`.as('cents')])
    .where('ledger', '=', 'fees')
    .where('entered_on', '>=', scope.starts.toString())
    .where('entered_on', '<=', scope.ends.toString())
    .groupBy('kind')
    .execute();
  const charged = new Map<string, number>(rows.map((row) => [row.kind, row.cents]));
  const lines = FEE_KEYS.map((labelKey) => ({ labelKey, cents: charged.get(labelKey) ?? 0 }));
  return { totalCents: lines.reduce((sum, line) => sum + line.cents, 0), lines };
}
