import { sql } from 'kysely';
import {
  billDueOn,
  can,
  dateRange,
  FEE_KEYS,
  OVERVIEW_DECLINE_DAYS,
  REPORTS_RANGE_YEARS_MAX,
  RULES_NEEDING_REVIEW,
  startOfDay,
} from '@forecourt/validation';
import type { HandlerOf } from '../../http/context.ts';
import { requireRange } from '../../http/days.ts';
import { readOwed, readOwedFromBefore } from '../../ledger/readOwed.ts';
import { selectIn } from '../../store/inAccount.ts';
import { inFleets } from '../../store/scope.ts';
import { cardsByIds } from '../cards/cardRows.ts';
import { overviewScope, type OverviewScope } from './scope.ts';
import { readMonths, readSpend, readTopCards } from './spend.ts';

/**
 * The account's balances, summed from ledger entries. They always cover the whole account,
 * whichever fleets are shown. Due is what was posted before this cycle and is still unpaid.
 */
async function readBalances(scope: OverviewScope) {
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

/** Fees entered in the cycle by kind, including kinds that were not charged. */
async function readFees(scope: OverviewScope) {
  const rows = await selectIn(scope.trx, scope.accountId, 'ledger_entries')
    .select(['kind', sql<number>`(-sum(amount_cents))::bigint`.as('cents')])
    .where('ledger', '=', 'fees')
    .where('entered_on', '>=', scope.starts.toString())
    .where('entered_on', '<=', scope.ends.toString())
    .groupBy('kind')
    .execute();
  const centsByKind = new Map<string, number>(rows.map((row) => [row.kind, row.cents]));
  const lines = FEE_KEYS.map((labelKey) => ({ labelKey, cents: centsByKind.get(labelKey) ?? 0 }));
  return { totalCents: lines.reduce((sum, line) => sum + line.cents, 0), lines };
}

/** Counts declines of the last seven days, today included, and those that match `needsReview`. */
async function readDeclines(scope: OverviewScope, zone: string) {
  const from = scope.today.subtract({ days: OVERVIEW_DECLINE_DAYS - 1 });
  return selectIn(scope.trx, scope.accountId, 'transactions')
    .select([
      sql<number>`count(*)`.as('lastSevenDays'),
      sql<number>`count(*) FILTER (WHERE flags <> '[]'::jsonb OR EXISTS (
        SELECT 1 FROM jsonb_array_elements(decline_reasons) AS r WHERE r ->> 'rule' IN (${sql.join([...RULES_NEEDING_REVIEW])})
      ))`.as('needALook'),
    ])
    .where('status', '=', 'declined')
    .where('occurred_on', '>=', from.toString())
    .where('occurred_at', '>=', startOfDay(zone, from).toISOString())
    .where(inFleets('fleet_id', scope.fleetIds))
    .executeTakeFirstOrThrow();
}

const NOTHING_OWED = { postedCents: 0, pendingCents: 0, dueCents: 0, dueOn: null };

/** Figures for the Overview page. [GW-139, GW-11, CONST-01, CONST-02] */
export const getDashboard: HandlerOf<'getDashboard'> = async ({ query }, context) => {
  const { account, actor, now } = context;
  // without access to bills, nothing owed and no fees: both cover every fleet
  const seesBills = can(actor, 'bills.view').allowed;
  const scope = await overviewScope(context, query);
  const range = dateRange({ now, timeZone: account.time_zone, maxYears: REPORTS_RANGE_YEARS_MAX });
  requireRange(range, { fromDate: scope.starts.toString(), toDate: scope.ends.toString() });
  const topCards = await readTopCards(scope);
  const cards = await cardsByIds(
    context,
    topCards.map((row) => row.cardId),
  );
  return {
    asOf: now.toISOString(),
    timeZone: account.time_zone,
    currency: account.currency,
    cycle: { startsOn: scope.starts.toString(), endsOn: scope.ends.toString() },
    balances: { ...(await readBalances(scope)), ...(seesBills ? {} : NOTHING_OWED) },
    spend: await readSpend(scope),
    declines: await readDeclines(scope, account.time_zone),
    months: await readMonths(scope),
    topCards: topCards.flatMap(({ cardId, ...figures }) => {
      const card = cards.find((one) => one.cardId === cardId);
      return card ? [{ card, ...figures }] : [];
    }),
    fees: seesBills ? await readFees(scope) : { totalCents: 0, lines: [] },
  };
};
