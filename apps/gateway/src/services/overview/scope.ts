import { dayIn, firstOfMonth, lastOfMonth } from '@forecourt/validation';
import { fromAbsolute, parseDate, type CalendarDate } from '@internationalized/date';
import type { AccountContext } from '../../http/context.ts';
import { readDays, type DaysQuery } from '../../http/days.ts';
import { Refusal, invalidAt } from '../../http/refusal.ts';
import { selectIn, samePurchase } from '../../store/inAccount.ts';
import type { Trx } from '../../store/schema.ts';
import { inFleets } from '../../store/scope.ts';
import { seesFleet } from '../accounts/seesFleet.ts';

/** An inclusive range of days. */
export interface Days {
  readonly from: CalendarDate;
  readonly to: CalendarDate;
}

/** The account, fleets, and days that the Overview's figures cover. */
export interface OverviewScope {
  readonly trx: Trx;
  readonly accountId: string;
  readonly currency: string;
  readonly creditLimitCents: number;
  readonly today: CalendarDate;
  /** First and last day of the cycle, in the account's time zone. */
  readonly starts: CalendarDate;
  readonly ends: CalendarDate;
  /** The last day that can have figures: today, or the cycle's end if that has passed. */
  readonly until: CalendarDate;
  /** The previous cycle to the same day and, while the cycle runs, the same time (`before`). */
  readonly previous: Days & { readonly before: Date | null };
  readonly fleetIds: readonly string[] | null;
}

interface ScopeQuery extends DaysQuery {
  readonly fleetId?: string | undefined;
}

async function narrowFleets(context: AccountContext, fleetId: string | undefined) {
  if (fleetId === undefined) return context.fleetIds;
  if (!(await seesFleet(context, fleetId))) throw new Refusal(404, 'notFound');
  return [fleetId];
}

/** The account's current calendar month, or the requested days. [GW-11, GW-12] */
export async function overviewScope(
  context: AccountContext,
  query: ScopeQuery,
): Promise<OverviewScope> {
  const { account, now, trx } = context;
  const today = dayIn(account.time_zone, now);
  const { fromDate, toDate } = readDays(query);
  const starts = fromDate === null ? firstOfMonth(today) : parseDate(fromDate);
  const ends = toDate === null ? lastOfMonth(starts) : parseDate(toDate);
  if (ends.compare(starts) < 0) throw invalidAt('toDate', 'value.invalid');
  const isRunning = today.compare(ends) <= 0;
  const until = isRunning ? today : ends;
  return {
    trx,
    today,
    starts,
    ends,
    until,
    previous: {
      from: starts.subtract({ months: 1 }),
      to: until.subtract({ months: 1 }),
      before: isRunning
        ? fromAbsolute(now.getTime(), account.time_zone).subtract({ months: 1 }).toDate()
        : null,
    },
    accountId: account.account_id,
    currency: account.currency,
    creditLimitCents: account.credit_limit_cents,
    fleetIds: await narrowFleets(context, query.fleetId),
  };
}

/** Approved purchases in a range of days. */
export function purchases(scope: OverviewScope, { from, to }: Days) {
  return selectIn(scope.trx, scope.accountId, 'transactions as t')
    .where('t.occurred_on', '>=', from.toString())
    .where('t.occurred_on', '<=', to.toString())
    .where('t.status', '<>', 'declined')
    .where(inFleets('t.fleet_id', scope.fleetIds));
}

/** Lines of approved purchases in a range of days. */
export function purchaseLines(scope: OverviewScope, days: Days) {
  const { from, to } = days;
  return purchases(scope, days)
    .innerJoin('transaction_lines as l', (on) => samePurchase(on, 't', 'l'))
    .where('l.account_id', '=', scope.accountId)
    .where('l.occurred_on', '>=', from.toString())
    .where('l.occurred_on', '<=', to.toString());
}
