import * as z from 'zod/mini';
import { rewardTier } from '@forecourt/validation';
import { call } from './call.ts';
import { uuid } from './common.ts';
import { flag, integer, list, natural, rows, shape, text } from './shapes.ts';

/** Points redeemed for a prepaid card. Dates are `YYYY-MM-DD` in the account's time zone. */
const redemption = shape({
  redemptionId: uuid,
  number: text,
  points: natural,
  cents: natural,
  requestedAt: text,
  requestedBy: text,
  arrivesFrom: text,
  arrivesTo: text,
});
export type Redemption = z.output<typeof redemption>;

/** [ENT-46] [REWARD-01] */
const rewards = shape({
  isEnrolled: flag,
  /** `null` if the account is not enrolled. */
  tier: z.nullable(rewardTier),
  since: z.nullable(text),
  /** Points earned by posted purchases, minus redeemed ones. */
  balance: integer,
  /** Months in which points were earned, newest first. */
  earned: rows({ month: text, points: natural, milligallons: natural }),
  redemptions: list(redemption),
  currency: text,
  /** 0 if the account has never enrolled. */
  version: natural,
});
export type Rewards = z.output<typeof rewards>;

/** [GW-136] [SCREEN-44] */
export const getRewards = call('GET /rewards', 'rewards.view', {
  summary: 'Get rewards: tier, points by month, and redemptions',
  response: rewards,
});

/** [REWARD-01] [REWARD-02] Tiers are billed per card and apply to purchases posted from now on. */
export const putRewardTier = call('PUT /rewards', 'addOns.change', {
  summary: 'Enroll in rewards or change the tier',
  body: shape({ tier: rewardTier }),
  response: rewards,
  errors: ['rewards.refused'],
  changes: ['reward'],
  version: 'required',
});

/** [GW-137] [SCREEN-45] */
export const redeemRewards = call('POST /RedeemRewards', 'rewards.redeem', {
  summary: 'Redeem points for a prepaid card',
  body: shape({ points: natural }),
  response: rewards,
  errors: ['rewards.refused'],
  changes: ['reward'],
  version: 'required',
});
