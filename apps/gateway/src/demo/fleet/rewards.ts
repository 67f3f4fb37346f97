import { redeemCents, MILLISECONDS_PER_DAY } from '@forecourt/validation';
import { demoId } from '../chance/ids.ts';
import type { Random } from '../chance/random.ts';
import { dayOf } from '../purchases/record.ts';
import type { DemoBatch } from '../rows.ts';
import type { DemoAccount } from './account.ts';

const TIERS = [
  { tier: 'elite', daysAgo: 160 },
  { tier: 'premier', daysAgo: 75 },
] as const;
const REDEEMED = [
  { daysAgo: 96, points: 10_000 },
  { daysAgo: 41, points: 7_500 },
  { daysAgo: 6, points: 10_000 },
];

/** Rewards of an account that joined months ago and has redeemed points now and then. */
export function rewardRows(
  random: Random,
  { id, plan }: DemoAccount,
  userId: string | null,
  now: number,
): DemoBatch {
  if (!plan.features.includes('rewards') || userId === null) return {};
  const timeOf = (daysAgo: number) => now - daysAgo * MILLISECONDS_PER_DAY;
  return {
    reward_accounts: [{ account_id: id, version: TIERS.length + REDEEMED.length }],
    reward_tiers: TIERS.map(({ tier, daysAgo }) => ({
      account_id: id,
      since: new Date(timeOf(daysAgo)).toISOString(),
      tier,
      chosen_by: userId,
    })),
    reward_redemptions: REDEEMED.map(({ daysAgo, points }, index) => ({
      account_id: id,
      id: demoId(random, timeOf(daysAgo)),
      redemption_number: `R-${String(index + 1).padStart(4, '0')}`,
      points,
      cents: redeemCents(points),
      requested_at: new Date(timeOf(daysAgo)).toISOString(),
      requested_on: dayOf(plan.timeZone, timeOf(daysAgo)),
      requested_by: userId,
    })),
  };
}
