import { sql } from 'kysely';
import type { LimitUsage, PurchaseLimits } from '@forecourt/validation';
import type { AccountContext } from '../../http/context.ts';
import { dayIn, periodOf, startOfDay, type Period } from '../time/calendar.ts';

export interface CardUsage {
  readonly usage: LimitUsage;
  /** Instants at which the counters start anew. */
  readonly resetsAt: { readonly day: string; readonly week: string; readonly cycle: string };
}

/** Fuel and money of the lines of some product groups since an instant. */
const since = (from: string, groups: readonly string[], column: 'money' | 'fuel') => {
  if (groups.length === 0) return sql<number>`0`;
  const sum =
    column === 'money'
      ? sql`l.net_cents`
      : sql`CASE WHEN l.unit = 'gal' THEN l.quantity_thousandths ELSE 0 END`;
  return sql<number>`coalesce(sum(${sum}) FILTER (WHERE t.occurred_at >= ${from}::timestamptz
    AND l.product_group IN (${sql.join([...groups])})), 0)::bigint`;
};

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
  const zone = account.time_zone;
  const today = dayIn(zone, now);
  const period = (cycle: PurchaseLimits['cycle']): Period =>
    periodOf(cycle, today, account.week_starts_on);
  const from = (cycle: PurchaseLimits['cycle']) =>
    startOfDay(zone, period(cycle).from).toISOString();
  const next = (cycle: PurchaseLimits['cycle']) =>
    startOfDay(zone, period(cycle).next).toISOString();
  const [header, lines] = [
    await sumPurchases(context, cardId, {
      day: from('daily'),
      week: from('weekly'),
      cycle: from(limits.cycle),
    }),
    await sumLines(context, cardId, limits, from),
  ];
  return {
    usage: { ...header, ...lines },
    resetsAt: { day: next('daily'), week: next('weekly'), cycle: next(limits.cycle) },
  };
}

const BUFFER_DAYS = 1;

/** The earliest day that any counter can reach back to, for the partitions to be read. */
function earliestDay({ account, now }: AccountContext): string {
  const today = dayIn(account.time_zone, now);
  const month = periodOf('monthly', today, account.week_starts_on).from;
  const week = periodOf('weekly', today, account.week_starts_on).from;
  const first = week.compare(month) < 0 ? week : month;
  return first.subtract({ days: BUFFER_DAYS }).toString();
}

async function sumPurchases(
  context: AccountContext,
  cardId: string,
  from: { readonly day: string; readonly week: string; readonly cycle: string },
) {
  const amount = sql`CASE WHEN status = 'pending' THEN authorized_cents ELSE net_cents END`;
  const sum = (what: typeof amount, start: string) =>
    sql<number>`coalesce(sum(${what}) FILTER (WHERE occurred_at >= ${start}::timestamptz), 0)::bigint`;
  const fuel = sql`fuel_milligallons`;
  return context.trx
    .selectFrom('transactions')
    .select([
      sum(amount, from.day).as('dayCents'),
      sum(amount, from.week).as('weekCents'),
      sum(amount, from.cycle).as('cycleCents'),
      sum(fuel, from.day).as('dayMilligallons'),
      sum(fuel, from.week).as('weekMilligallons'),
      sql<number>`count(*) FILTER (WHERE occurred_at >= ${from.day}::timestamptz)`.as(
        'dayTransactions',
      ),
    ])
    .where('account_id', '=', context.account.account_id)
    .where('card_id', '=', cardId)
    .where('occurred_on', '>=', earliestDay(context))
    .where('status', '<>', 'declined')
    .executeTakeFirstOrThrow();
}

async function sumLines(
  context: AccountContext,
  cardId: string,
  limits: PurchaseLimits,
  from: (cycle: PurchaseLimits['cycle']) => string,
) {
  const { cash, gallons1, gallons2 } = limits;
  return context.trx
    .selectFrom('transactions as t')
    .innerJoin('transaction_lines as l', (on) =>
      on
        .onRef('l.account_id', '=', 't.account_id')
        .onRef('l.occurred_on', '=', 't.occurred_on')
        .onRef('l.transaction_id', '=', 't.id'),
    )
    .select([
      since(from(cash?.reset ?? 'daily'), ['cash'], 'money').as('cashCents'),
      since(from(gallons1?.reset ?? 'daily'), gallons1?.groups ?? [], 'fuel').as(
        'gallons1Milligallons',
      ),
      since(from(gallons2?.reset ?? 'daily'), gallons2?.groups ?? [], 'fuel').as(
        'gallons2Milligallons',
      ),
    ])
    .where('t.account_id', '=', context.account.account_id)
    .where('t.card_id', '=', cardId)
    .where('t.occurred_on', '>=', earliestDay(context))
    .where('t.status', '<>', 'declined')
    .executeTakeFirstOrThrow();
}
