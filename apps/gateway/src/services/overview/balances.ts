import { sql } from 'kysely';
import { FEE_KEYS } from '@forecourt/validation';
import type { Ledger } from '../../store/schema.ts';
import type { OverviewScope } from './scope.ts';

/** Days after the end of a cycle until its bill is due. */
const PAYMENT_TERM_DAYS = 14;

async function sumOf(scope: OverviewScope, ledger: Ledger): Promise<number> {
  const { total } = await scope.trx
    .selectFrom('ledger_entries')
    .select(sql<number>`coalesce(sum(amount_cents), 0)::bigint`.as('total'))
    .where('account_id', '=', scope.accountId)
    .where('ledger', '=', ledger)
    .executeTakeFirstOrThrow();
  return total;
}

/** What was posted before this cycle and is not paid yet. */
async function sumDue(scope: OverviewScope): Promise<number> {
  const start = scope.starts.toString();
  const { total } = await scope.trx
    .selectFrom('ledger_entries')
    .select(sql<number>`coalesce(sum(amount_cents), 0)::bigint`.as('total'))
    .where('account_id', '=', scope.accountId)
    .where('ledger', '=', 'receivable')
    .where((e) => e.or([e('entered_on', '<', start), e('kind', 'in', ['payment', 'reversal'])]))
    .executeTakeFirstOrThrow();
  return Math.max(0, total);
}

/**
 * Where the account stands. Every figure is a sum over ledger entries and concerns the account as
 * a whole, whatever fleets are shown.
 */
export async function readBalances(scope: OverviewScope) {
  const postedCents = await sumOf(scope, 'receivable');
  const pendingCents = await sumOf(scope, 'pending');
  const dueCents = await sumDue(scope);
  const dueOn = scope.starts.add({ days: PAYMENT_TERM_DAYS }).toString();
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
  const rows = await scope.trx
    .selectFrom('ledger_entries')
    .select(['kind', sql<number>`(-sum(amount_cents))::bigint`.as('cents')])
    .where('account_id', '=', scope.accountId)
    .where('ledger', '=', 'fees')
    .where('entered_on', '>=', scope.starts.toString())
    .where('entered_on', '<=', scope.ends.toString())
    .groupBy('kind')
    .execute();
  const charged = new Map<string, number>(rows.map((row) => [row.kind, row.cents]));
  const lines = FEE_KEYS.map((labelKey) => ({ labelKey, cents: charged.get(labelKey) ?? 0 }));
  return { totalCents: lines.reduce((sum, line) => sum + line.cents, 0), lines };
}
