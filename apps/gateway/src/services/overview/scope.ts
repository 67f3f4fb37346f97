import { dayIn, firstOfMonth, lastOfMonth } from '@forecourt/validation';
import { fromAbsolute, parseDate, type CalendarDate } from '@internationalized/date';
import type { AccountContext } from '../../http/context.ts';
import { readDays, type AskedDays } from '../../http/days.ts';
import { Refusal, invalidAt } from '../../http/refusal.ts';
import { selectIn, samePurchase } from '../../store/inAccount.ts';
import type { Trx } from '../../store/schema.ts';
import { inFleets } from '../../store/scope.ts';
import { seesFleet } from '../accounts/seesFleet.ts';

/** Days from one to another, both among them. */
export interface Days {
  readonly from: CalendarDate;
  readonly to: CalendarDate;
}

/** What the figures of the Overview are about. */
export interface OverviewScope {
  readonly trx: Trx;
  readonly accountId: string;
  readonly currency: string;
  readonly creditLimitCents: number;
  readonly today: CalendarDate;
  /** First and last day of the cycle, in the account's zone. */
  readonly starts: CalendarDate;
  readonly ends: CalendarDate;
  /** The last day that can have figures: today, or the end of a cycle that is over. */
  readonly until: CalendarDate;
  /** The cycle before, up to the same day; `before`: while that day runs, up to the same time of it. */
  readonly previous: Days & { readonly before: Date | null };
  readonly fleetIds: readonly string[] | null;
}

interface Asked extends AskedDays {
  readonly fleetId?: string | undefined;
}

async function narrowed(context: AccountContext, fleetId: string | undefined) {
  if (fleetId === undefined) return context.fleetIds;
  if (!(await seesFleet(context, fleetId))) throw new Refusal(404, 'notFound');
  return [fleetId];
}

/** The running calendar month of the account, or the days that were asked for. [GW-11, GW-12] */
export async function overviewScope(context: AccountContext, asked: Asked): Promise<OverviewScope> {
  const { account, now, trx } = context;
  const today = dayIn(account.time_zone, now);
  const { fromDate, toDate } = readDays(asked);
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
    fleetIds: await narrowed(context, asked.fleetId),
  };
}

/** Approved purchases from one day to another. */
export function purchases(scope: OverviewScope, { from, to }: Days) {
  return selectIn(scope.trx, scope.accountId, 'transactions as t')
    .where('t.occurred_on', '>=', from.toString())
    .where('t.occurred_on', '<=', to.toString())
    .where('t.status', '<>', 'declined')
    .where(inFleets('t.fleet_id', scope.fleetIds));
}

/** Lines of approved purchases from one day to another. */
export function purchaseLines(scope: OverviewScope, days: Days) {
  const { from, to } = days;
  return purchases(scope, days)
    .innerJoin('transaction_lines as l', (on) => samePurchase(on, 't', 'l'))
    .where('l.account_id', '=', scope.accountId)
    .where('l.occurred_on', '>=', from.toString())
    .where('l.occurred_on', '<=', to.toString());
}
