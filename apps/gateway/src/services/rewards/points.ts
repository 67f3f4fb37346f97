import { REWARD_POINTS_PER_GALLON, MILLISECONDS_PER_DAY } from '@forecourt/validation';
import { sql } from 'kysely';
import type { AccountContext } from '../../http/context.ts';
import { selectIn } from '../../store/inAccount.ts';
import type { Row } from '../../store/schema.ts';

type Scope = Pick<AccountContext, 'trx' | 'account'>;

/** Days within which a purchase posts; older partitions need not be read. */
const POSTING_DAYS_MAX = 45;

/** The UTC day this many days from an instant; the account's own day is at most one off. */
const daysFrom = (instant: string, days: number) =>
  new Date(Date.parse(instant) + days * MILLISECONDS_PER_DAY).toISOString().slice(0, 10);

interface EarnedMonth {
  readonly month: string;
  readonly points: number;
  readonly milligallons: number;
}

/** Points of purchases that posted while one tier applied, by month. [REWARD-05, REWARD-07] */
async function earnedIn(
  { trx, account }: Scope,
  tier: Row<'reward_tiers'>,
  endsAt: string | null,
): Promise<EarnedMonth[]> {
  const rate = REWARD_POINTS_PER_GALLON[tier.tier];
  if (rate === null) return [];
  let postedPurchases = selectIn(trx, account.account_id, 'transactions')
    .where('occurred_on', '>=', daysFrom(tier.since, -POSTING_DAYS_MAX))
    .where('posted_at', '>=', tier.since);
  if (endsAt !== null) {
    postedPurchases = postedPurchases
      .where('occurred_on', '<=', daysFrom(endsAt, 1))
      .where('posted_at', '<', endsAt);
  }
  return postedPurchases
    .select([
      sql<string>`to_char(occurred_on, 'YYYY-MM')`.as('month'),
      // rounds each purchase down to whole points, as the rule does
      sql<number>`sum(floor(fuel_milligallons * ${sql.lit(rate)} / 1000))::bigint`.as('points'),
      sql<number>`sum(fuel_milligallons)::bigint`.as('milligallons'),
    ])
    .where('status', '=', 'complete')
    .groupBy(sql`1`)
    .execute();
}

/** The months in which an account earned points, newest first. */
export async function earnedMonths(
  scope: Scope,
  tiers: readonly Row<'reward_tiers'>[],
): Promise<EarnedMonth[]> {
  const months = new Map<string, EarnedMonth>();
  for (const [index, tier] of tiers.entries()) {
    const earned = await earnedIn(scope, tier, tiers[index + 1]?.since ?? null);
    for (const { month, points, milligallons } of earned) {
      const before = months.get(month);
      months.set(month, {
        month,
        points: (before?.points ?? 0) + points,
        milligallons: (before?.milligallons ?? 0) + milligallons,
      });
    }
  }
  return [...months.values()]
    .filter(({ points }) => points > 0)
    .toSorted((a, b) => b.month.localeCompare(a.month));
}
