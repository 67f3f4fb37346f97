import { sql } from 'kysely';
import {
  dayIn,
  limitResets,
  type LimitPeriod,
  type LimitResets,
  type LimitUsage,
  type ProductGroup,
  type PurchaseLimits,
} from '@forecourt/validation';
import type { AccountContext } from '../../http/context.ts';

export interface CardUsage {
  readonly usage: LimitUsage;
  /** Instants at which the counters start anew. */
  readonly resetsAt: { readonly day: string; readonly week: string; readonly cycle: string };
}

/** The earliest day that any counter can reach back to, for the partitions to be read. */
function earliestDay(zone: string, { weekly, monthly }: LimitResets): string {
  return dayIn(zone, new Date(Math.min(weekly.startsAt, monthly.startsAt))).toString();
}

const iso = (milliseconds: number) => new Date(milliseconds).toISOString();

/**
 * What is used of a card's limits: approved purchases since each counter's start in the account's
 * zone; what posted counts in place of what was authorised.
 */
export async function readUsage(
  context: AccountContext,
  cardId: string,
  limits: PurchaseLimits,
): Promise<CardUsage> {
  const { account, now } = context;
  const clock = { timeZone: account.time_zone, weekStartsOn: account.week_starts_on };
  const resets = limitResets(now, clock, limits.cycle);
  const since = earliestDay(account.time_zone, resets);
  const purchases = await sumPurchases(context, cardId, since, resets);
  const lines = await sumLines(context, cardId, since, resets, limits);
  return {
    usage: { ...purchases, ...lines },
    resetsAt: {
      day: iso(resets.daily.endsAt),
      week: iso(resets.weekly.endsAt),
      cycle: iso(resets.cycle.endsAt),
    },
  };
}

const from = ({ startsAt }: LimitPeriod) =>
  sql`FILTER (WHERE occurred_at >= ${iso(startsAt)}::timestamptz)`;

async function sumPurchases(
  { trx, account }: AccountContext,
  cardId: string,
  since: string,
  resets: LimitResets,
) {
  const { daily, weekly, cycle } = resets;
  const amount = sql`CASE WHEN status = 'pending' THEN authorized_cents ELSE net_cents END`;
  const fuel = sql`fuel_milligallons`;
  const sum = (what: typeof amount, period: LimitPeriod) =>
    sql<number>`coalesce(sum(${what}) ${from(period)}, 0)::bigint`;
  return trx
    .selectFrom('transactions')
    .select([
      sum(amount, daily).as('dayCents'),
      sum(amount, weekly).as('weekCents'),
      sum(amount, cycle).as('cycleCents'),
      sum(fuel, daily).as('dayMilligallons'),
      sum(fuel, weekly).as('weekMilligallons'),
      sql<number>`count(*) ${from(daily)}`.as('dayTransactions'),
    ])
    .where('account_id', '=', account.account_id)
    .where('card_id', '=', cardId)
    .where('occurred_on', '>=', since)
    .where('status', '<>', 'declined')
    .executeTakeFirstOrThrow();
}

async function sumLines(
  { trx, account }: AccountContext,
  cardId: string,
  since: string,
  resets: LimitResets,
  { cash, gallons1, gallons2 }: PurchaseLimits,
) {
  const fuel = sql`CASE WHEN l.unit = 'gal' THEN l.quantity_thousandths ELSE 0 END`;
  const sum = (what: typeof fuel, period: LimitPeriod, groups: readonly ProductGroup[]) =>
    groups.length === 0
      ? sql<number>`0`
      : sql<number>`coalesce(sum(${what}) FILTER (WHERE t.occurred_at >= ${iso(period.startsAt)}::timestamptz
          AND l.product_group IN (${sql.join([...groups])})), 0)::bigint`;
  const gallons = (limit: typeof gallons1) =>
    sum(fuel, resets[limit?.reset ?? 'daily'], limit?.groups ?? []);
  return trx
    .selectFrom('transactions as t')
    .innerJoin('transaction_lines as l', (on) =>
      on
        .onRef('l.account_id', '=', 't.account_id')
        .onRef('l.occurred_on', '=', 't.occurred_on')
        .onRef('l.transaction_id', '=', 't.id'),
    )
    .select([
      sum(sql`l.net_cents`, resets[cash?.reset ?? 'daily'], ['cash']).as('cashCents'),
      gallons(gallons1).as('gallons1Milligallons'),
      gallons(gallons2).as('gallons2Milligallons'),
    ])
    .where('t.account_id', '=', account.account_id)
    .where('t.card_id', '=', cardId)
    .where('t.occurred_on', '>=', since)
    .where('t.status', '<>', 'declined')
    .executeTakeFirstOrThrow();
}
