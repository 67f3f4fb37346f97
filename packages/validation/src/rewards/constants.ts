import type * as z from 'zod/mini';
import { oneOf } from '../core/shape.ts';

/** Tiers of the rewards program; not the packages of features. [REWARD-02] */
export const REWARD_TIERS = ['regular', 'elite', 'premier', 'plus', 'premium'] as const;
export const rewardTier = oneOf(REWARD_TIERS);
export type RewardTier = z.infer<typeof rewardTier>;

/** What a tier costs a card a month, in cents; null: not given. [REWARD-04, REWARD-06, REWARD-08] */
export const REWARD_CARD_MONTH_CENTS: Readonly<Record<RewardTier, number | null>> = {
  regular: 400,
  elite: 600,
  premier: 1200,
  plus: null,
  premium: null,
};
/** Points for an eligible gallon; null: not given. [REWARD-05, REWARD-07] */
export const REWARD_POINTS_PER_GALLON: Readonly<Record<RewardTier, number | null>> = {
  regular: null,
  elite: 2,
  premier: 3,
  plus: null,
  premium: null,
};
/** [REWARD-09] */
export const REWARD_ANNUAL_BONUS_CENTS = 10_000;
/** [REWARD-10] */
export const REDEEM_POINTS_MIN = 5000;
/** What the first 5,000 points are worth: as much as the same points add later; not given. [REWARD-10] */
export const REDEEM_FIRST_CENTS = 5000;
/** Points beyond the first that are redeemed together. [REWARD-11] */
export const REDEEM_STEP_POINTS = 2500;
/** What each further step adds. [REWARD-11] */
export const REDEEM_STEP_CENTS = 2500;
/** Points at the end of the scale on which redemption is shown. [REWARD-12] */
export const REDEEM_SCALE_POINTS = 10_000;
/** Fewest business days until the prepaid card arrives. [REWARD-13] */
export const PREPAID_CARD_BUSINESS_DAYS_MIN = 5;
/** Most business days until the prepaid card arrives. [REWARD-13] */
export const PREPAID_CARD_BUSINESS_DAYS_MAX = 10;
