import { sql } from 'kysely';
import {
  dayIn,
  limitResets,
  type CounterResets,
  type LimitCounter,
  type LimitResets,
  type LimitUsage,
  type PurchaseLimits,
} from '@forecourt/validation';
import type { AccountContext } from '../../http/context.ts';
import type { Row, Trx } from '../../store/schema.ts';
import { readResets } from './counterResets.ts';

export interface CardUsage {
  readonly usage: LimitUsage;
  /** Instants at which the counters start anew. */
  readonly resetsAt: { readonly day: string; readonly week: string; readonly cycle: string };
}

/** A card and the limits against which its purchases count. */
export interface LimitedCard {
  readonly cardId: string;
  readonly limits: PurchaseLimits;
}

type Account = Pick<Row<'accounts'>, 'account_id' | 'time_zone' | 'week_starts_on'>;

const iso = (milliseconds: number) => new Date(milliseconds).toISOString();

const resetsOf = (account: Account, { limits }: LimitedCard, now: Date) =>
  limitResets(
    now,
    { timeZone: account.time_zone, weekStartsOn: account.week_starts_on },
    limits.cycle,
  );

/** When each counter began: with its period, or where somebody reset it within that. */
function startsOf(
  periods: LimitResets,
  { cash, gallons1, gallons2 }: PurchaseLimits,
  reset: CounterResets,
): Record<LimitCounter, string> {
  const { daily, weekly, cycle } = periods;
  const own = (limit: { readonly reset: 'daily' | 'weekly' | 'monthly' } | null) =>
    periods[limit?.reset ?? 'daily'];
  const from = (counter: LimitCounter, { startsAt }: { readonly startsAt: number }) =>
    iso(Math.max(startsAt, reset[counter] ?? 0));
  return {
    dayCents: from('dayCents', daily),
    weekCents: from('weekCents', weekly),
    cycleCents: from('cycleCents', cycle),
    cashCents: from('cashCents', own(cash)),
    dayTransactions: from('dayTransactions', daily),
    dayMilligallons: from('dayMilligallons', daily),
    weekMilligallons: from('weekMilligallons', weekly),
    gallons1Milligallons: from('gallons1Milligallons', own(gallons1)),
    gallons2Milligallons: from('gallons2Milligallons', own(gallons2)),
  };
}

/** The earliest day that any counter can reach back to, for the partitions to be read. */
const earliestDay = (zone: string, { weekly, monthly }: LimitResets): string =>
  dayIn(zone, new Date(Math.min(weekly.startsAt, monthly.startsAt))).toString();

/** What cards that count alike are asked by; `kind` tells one such question from another. */
interface Asked extends Record<LimitCounter, string> {
  readonly kind: number;
  /** The earliest of the counters' starts: older purchases are not read. */
  readonly since: string;
  /** The earliest start of those that count single lines. */
  readonly linesSince: string;
  readonly groups1: readonly string[];
  readonly groups2: readonly string[];
  readonly lines: boolean;
}

const from = (counter: LimitCounter) =>
  sql`FILTER (WHERE t.occurred_at >= ${sql.ref(`a.${counter}`)})`;
const total = (what: ReturnType<typeof sql>, counter: LimitCounter) =>
  sql`coalesce(sum(${what}) ${from(counter)}, 0)::bigint AS ${sql.ref(counter)}`;

/** Gallons of a purchase within the groups that a counter of its own counts. */
const gallonsIn = (groups: ReturnType<typeof sql>) =>
  sql`sum(l.quantity_thousandths) FILTER (WHERE l.unit = 'gal' AND ${groups} ? l.product_group)`;

interface Span {
  /** Day in the account's zone. */
  readonly since: string;
  /** Purchases from this instant on do not count; null: all do. */
  readonly before: Date | null;
}

interface Question {
  /** One for all cards whose counters start together and count the same. */
  readonly asked: readonly Asked[];
  readonly cardIds: readonly string[];
  /** The kind of each of the cards. */
  readonly kinds: readonly number[];
}

function sums(
  trx: Trx,
  accountId: string,
  { since, before }: Span,
  { asked, cardIds, kinds }: Question,
) {
  const amount = sql`CASE WHEN t.status = 'pending' THEN t.authorized_cents ELSE t.net_cents END`;
  const counted = sql`t.account_id = ${accountId} AND t.card_id = c.card_id
    AND t.occurred_on >= ${since} AND t.status <> 'declined' AND NOT t.flags ? 'reversed'
    ${before ? sql`AND t.occurred_at < ${before.toISOString()}::timestamptz` : sql``}`;
  return sql<LimitUsage & { card_id: string }>`
    SELECT c.card_id, p.*, coalesce(l."cashCents", 0)::bigint AS "cashCents",
      coalesce(l."gallons1Milligallons", 0)::bigint AS "gallons1Milligallons",
      coalesce(l."gallons2Milligallons", 0)::bigint AS "gallons2Milligallons"
    FROM unnest(${cardIds}::text[], ${kinds}::int[]) AS c(card_id, kind)
    JOIN jsonb_to_recordset(${JSON.stringify(asked)}::jsonb) AS a(kind integer,
      since timestamptz, "linesSince" timestamptz,
      "dayCents" timestamptz, "weekCents" timestamptz, "cycleCents" timestamptz,
      "cashCents" timestamptz, "dayTransactions" timestamptz, "dayMilligallons" timestamptz,
      "weekMilligallons" timestamptz, "gallons1Milligallons" timestamptz,
      "gallons2Milligallons" timestamptz, groups1 jsonb, groups2 jsonb, lines boolean) ON a.kind = c.kind
    CROSS JOIN LATERAL (SELECT ${total(amount, 'dayCents')}, ${total(amount, 'weekCents')},
        ${total(amount, 'cycleCents')},
        count(*) ${from('dayTransactions')} AS "dayTransactions",
        ${total(sql`t.fuel_milligallons`, 'dayMilligallons')},
        ${total(sql`t.fuel_milligallons`, 'weekMilligallons')}
      FROM transactions t WHERE ${counted} AND t.occurred_at >= a.since) p
    LEFT JOIN LATERAL (SELECT ${total(sql`x.cash`, 'cashCents')},
        ${total(sql`x.gallons1`, 'gallons1Milligallons')},
        ${total(sql`x.gallons2`, 'gallons2Milligallons')}
      FROM transactions t CROSS JOIN LATERAL (SELECT
          sum(l.net_cents) FILTER (WHERE l.product_group = 'cash') AS cash,
          ${gallonsIn(sql`a.groups1`)} AS gallons1, ${gallonsIn(sql`a.groups2`)} AS gallons2
        FROM transaction_lines l WHERE l.account_id = t.account_id AND l.occurred_on >= ${since}
          AND l.occurred_on = t.occurred_on AND l.transaction_id = t.id) x
      WHERE ${counted} AND t.occurred_at >= a."linesSince") l ON a.lines`.execute(trx);
}

const LINE_COUNTERS = ['cashCents', 'gallons1Milligallons', 'gallons2Milligallons'] as const;

/** Instants in ISO 8601 and UTC sort as text. */
const earliest = (instants: readonly string[]): string => instants.toSorted()[0] ?? '';

/** Asks once for all cards that count alike: they are many, their periods few. */
function questionOf(
  account: Account,
  cards: readonly LimitedCard[],
  now: Date,
  resets: ReadonlyMap<string, CounterResets>,
): Question {
  const periods = new Map<string, LimitResets>();
  const asked = new Map<string, Asked>();
  const kinds = cards.map((card) => {
    const { cardId, limits } = card;
    const { cash, gallons1, gallons2, cycle } = limits;
    const ofCycle = periods.get(cycle) ?? resetsOf(account, card, now);
    periods.set(cycle, ofCycle);
    const starts = startsOf(ofCycle, limits, resets.get(cardId) ?? {});
    const counted = {
      ...starts,
      since: earliest(Object.values(starts)),
      linesSince: earliest(LINE_COUNTERS.map((counter) => starts[counter])),
      groups1: gallons1?.groups ?? [],
      groups2: gallons2?.groups ?? [],
      lines: cash !== null || gallons1 !== null || gallons2 !== null,
    };
    const name = JSON.stringify(counted);
    const { kind } = asked.get(name) ?? { kind: asked.size };
    asked.set(name, { kind, ...counted });
    return kind;
  });
  return { asked: [...asked.values()], cardIds: cards.map(({ cardId }) => cardId), kinds };
}

/**
 * What is used of the limits of several cards of one account, by card: approved purchases since each
 * counter's start in the account's zone, or since it was reset; what posted counts in place of what
 * was authorised. One statement, whatever the number of cards. `before` leaves out what was bought
 * from an instant on.
 */
export async function readUsages(
  trx: Trx,
  account: Account,
  cards: readonly LimitedCard[],
  now: Date,
  before: Date | null = null,
): Promise<ReadonlyMap<string, LimitUsage>> {
  const [first] = cards;
  if (!first) return new Map();
  const resets = await readResets(
    trx,
    account.account_id,
    cards.map(({ cardId }) => cardId),
  );
  const question = questionOf(account, cards, now, resets);
  const since = earliestDay(account.time_zone, resetsOf(account, first, now));
  const { rows } = await sums(trx, account.account_id, { since, before }, question);
  return new Map(rows.map(({ card_id, ...usage }) => [card_id, usage]));
}

/** What is used of one card's limits, and when its counters start anew. */
export async function readUsage(
  { trx, account, now }: AccountContext,
  cardId: string,
  limits: PurchaseLimits,
): Promise<CardUsage> {
  const card = { cardId, limits };
  const usage = (await readUsages(trx, account, [card], now)).get(cardId);
  if (!usage) throw new Error('The sums of a card are missing.');
  const { daily, weekly, cycle } = resetsOf(account, card, now);
  return {
    usage,
    resetsAt: { day: iso(daily.endsAt), week: iso(weekly.endsAt), cycle: iso(cycle.endsAt) },
  };
}
