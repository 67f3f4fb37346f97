import type * as z from 'zod/mini';
import { oneOf } from '../core/shape.ts';

/** Tiers of the rewards program, which are not feature packages. [REWARD-02] */
export const REWARD_TIERS = ['regular', 'elite', 'premier', 'plus', 'premium'] as const;
export const rewardTier = oneOf(REWARD_TIERS);
export type RewardTier = z.infer<typeof rewardTier>;

/** Monthly price per card in cents; `null` if not specified. [REWARD-04, REWARD-06, REWARD-08] */
export const REWARD_CARD_MONTH_CENTS: Readonly<Record<RewardTier, number | null>> = {
  regular: 400,
  elite: 600,
  premier: 1200,
  plus: null,
  premium: null,
};
/** Points per eligible gallon; `null` if not specified. [REWARD-05, REWARD-07] */
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
/** Value of the first 5,000 points; not specified, so equal to that of later points. [REWARD-10] */
export const REDEEM_FIRST_CENTS = 5000;
/** Points per step beyond the first. [REWARD-11] */
export const REDEEM_STEP_POINTS = 2500;
/** Value of each further step. [REWARD-11] */
export const REDEEM_STEP_CENTS = 2500;
/** Upper end of the scale on which redemption is shown. [REWARD-12] */
export const REDEEM_SCALE_POINTS = 10_000;
/** Minimum business days until the prepaid card arrives. [REWARD-13] */
export const PREPAID_CARD_BUSINESS_DAYS_MIN = 5;
/** Maximum business days until the prepaid card arrives. [REWARD-13] */
export const PREPAID_CARD_BUSINESS_DAYS_MAX = 10;
