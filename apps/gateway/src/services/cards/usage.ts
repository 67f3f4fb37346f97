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
import { anyOf } from '../../store/anyOf.ts';
import { selectIn } from '../../store/inAccount.ts';
import type { Row, Trx } from '../../store/schema.ts';

/** When someone last reset each counter, by card ID; in milliseconds since the epoch. */
type ResetsByCard = ReadonlyMap<string, CounterResets>;

type ResetRow = Pick<Row<'limit_resets'>, 'card_id' | 'counter' | 'reset_at'>;

/** Groups counter resets by card. */
export function resetsByCard(rows: readonly ResetRow[]): ResetsByCard {
  const resets = new Map<string, CounterResets>();
  for (const { card_id, counter, reset_at } of rows) {
    resets.set(card_id, { ...resets.get(card_id), [counter]: Date.parse(reset_at) });
  }
  return resets;
}

const readResets = (trx: Trx, accountId: string, cardIds: readonly string[]) =>
  selectIn(trx, accountId, 'limit_resets')
    .select(['card_id', 'counter', 'reset_at'])
    .where('card_id', '=', anyOf(cardIds))
    .execute();

/** A card and the limits that its purchases count against. */
interface LimitedCard {
  readonly cardId: string;
  readonly limits: PurchaseLimits;
}

type Account = Pick<Row<'accounts'>, 'account_id' | 'time_zone' | 'week_starts_on'>;

const iso = (milliseconds: number) => new Date(milliseconds).toISOString();

/** Returns a memoized `iso`, since many cards share the same instants. */
function memoizedIso(): typeof iso {
  const cache = new Map<number, string>();
  return (milliseconds) => {
    const text = cache.get(milliseconds) ?? iso(milliseconds);
    cache.set(milliseconds, text);
    return text;
  };
}

const resetsOf = (account: Account, { limits }: LimitedCard, now: Date) =>
  limitResets(
    now,
    { timeZone: account.time_zone, weekStartsOn: account.week_starts_on },
    limits.cycle,
  );

/** When each counter started: with its period, or when it was reset if that is later. */
function startsOf(
  periods: LimitResets,
  { cash, gallons1, gallons2 }: PurchaseLimits,
  reset: CounterResets,
  write: typeof iso,
): Record<LimitCounter, string> {
  const { daily, weekly, cycle } = periods;
  const periodOf = (limit: { readonly reset: 'daily' | 'weekly' | 'monthly' } | null) =>
    periods[limit?.reset ?? 'daily'];
  const from = (counter: LimitCounter, { startsAt }: { readonly startsAt: number }) =>
    write(Math.max(startsAt, reset[counter] ?? 0));
  return {
    dayCents: from('dayCents', daily),
    weekCents: from('weekCents', weekly),
    cycleCents: from('cycleCents', cycle),
    cashCents: from('cashCents', periodOf(cash)),
    dayTransactions: from('dayTransactions', daily),
    dayMilligallons: from('dayMilligallons', daily),
    weekMilligallons: from('weekMilligallons', weekly),
    gallons1Milligallons: from('gallons1Milligallons', periodOf(gallons1)),
    gallons2Milligallons: from('gallons2Milligallons', periodOf(gallons2)),
  };
}

/** The range of days that any counter can cover, which limits the partitions to read. */
const daysOf = (zone: string, { weekly, monthly }: LimitResets) => {
  const dayAt = (milliseconds: number) => dayIn(zone, new Date(milliseconds)).toString();
  return {
    since: dayAt(Math.min(weekly.startsAt, monthly.startsAt)),
    until: dayAt(Math.max(weekly.endsAt, monthly.endsAt) - 1),
  };
};

/** Query parameters for a set of cards with identical counters; `kind` identifies the set. */
interface UsageQuery extends Record<LimitCounter, string> {
  readonly kind: number;
  /** The earliest start of any counter; older purchases are not read. */
  readonly since: string;
  /** The earliest start of any counter that counts individual lines. */
  readonly linesSince: string;
  readonly groups1: readonly string[];
  readonly groups2: readonly string[];
  readonly lines: boolean;
}

const LINE_COUNTERS = ['cashCents', 'gallons1Milligallons', 'gallons2Milligallons'] as const;

/** The earliest instant. UTC instants in ISO 8601 sort as text. */
const earliest = (instants: readonly string[]): string => instants.toSorted()[0] ?? '';

/**
 * Groups cards with identical counters, so that the query has one set of parameters per group: many
 * cards share few periods. `kinds` holds each card's group, in the order of `cards`.
 */
function groupQueries(
  account: Account,
  cards: readonly LimitedCard[],
  now: Date,
  resets: ResetsByCard,
) {
  const periods = new Map<string, LimitResets>();
  const queries = new Map<string, UsageQuery>();
  const write = memoizedIso();
  const kindOf = (card: LimitedCard, reset: CounterResets): number => {
    const { cash, gallons1, gallons2, cycle } = card.limits;
    const cyclePeriods = periods.get(cycle) ?? resetsOf(account, card, now);
    periods.set(cycle, cyclePeriods);
    const starts = startsOf(cyclePeriods, card.limits, reset, write);
    const query = {
      ...starts,
      since: earliest(Object.values(starts)),
      linesSince: earliest(LINE_COUNTERS.map((counter) => starts[counter])),
      groups1: gallons1?.groups ?? [],
      groups2: gallons2?.groups ?? [],
      lines: cash !== null || gallons1 !== null || gallons2 !== null,
    };
    const key = JSON.stringify(query);
    const { kind } = queries.get(key) ?? { kind: queries.size };
    queries.set(key, { kind, ...query });
    return kind;
  };
  const kindByLimits = new Map<PurchaseLimits, number>();
  const kinds = cards.map((card) => {
    const reset = resets.get(card.cardId);
    if (reset) return kindOf(card, reset);
    const kind = kindByLimits.get(card.limits) ?? kindOf(card, {});
    kindByLimits.set(card.limits, kind);
    return kind;
  });
  return { asked: [...queries.values()], kinds };
}

/**
 * Reads the limit usage of several cards of one account, by card ID: approved purchases since each
 * counter's start in the account's time zone, or since its reset. Posted amounts count in place of
 * authorized ones. Runs at most two statements for any number of cards. `before` excludes purchases
 * from that instant on; pass `resets` if they have already been read.
 */
export async function readUsages(
  trx: Trx,
  account: Account,
  cards: readonly LimitedCard[],
  now: Date,
  { before, resets }: { readonly before?: Date; readonly resets?: ResetsByCard } = {},
): Promise<ReadonlyMap<string, LimitUsage>> {
  const [first] = cards;
  if (!first) return new Map();
  const cardIds = cards.map(({ cardId }) => cardId);
  const counterResets = resets ?? resetsByCard(await readResets(trx, account.account_id, cardIds));
  const { asked: queries, kinds } = groupQueries(account, cards, now, counterResets);
  const { since, until } = daysOf(account.time_zone, resetsOf(account, first, now));
  // one JSON value, because the database driver parses it faster than many separate values
  const { rows } = await sql<{ usages: (LimitUsage & { card_id: string })[] }>`
    SELECT card_usages(
      ${account.account_id}, ${since}::date, ${until}::date,
      ${before?.toISOString() ?? null}::timestamptz, ${cardIds}::text[], ${kinds}::int[],
      ${JSON.stringify(queries)}::jsonb) AS usages`.execute(trx);
  return new Map(rows[0]?.usages.map(({ card_id, ...usage }) => [card_id, usage]));
}

/** Reads one card's limit usage and the instants at which its counters reset. */
export async function readUsage(
  { trx, account, now }: AccountContext,
  cardId: string,
  limits: PurchaseLimits,
  resets: ResetsByCard,
) {
  const card = { cardId, limits };
  const usage = (await readUsages(trx, account, [card], now, { resets })).get(cardId);
  if (!usage) throw new Error('The card’s usage is missing.');
  const { daily, weekly, cycle } = resetsOf(account, card, now);
  return {
    usage,
    resetsAt: { day: iso(daily.endsAt), week: iso(weekly.endsAt), cycle: iso(cycle.endsAt) },
  };
}
