import { reason, type Reason } from '../core/issue.ts';
import {
  REDEEM_POINTS_MIN,
  REDEEM_SCALE_POINTS,
  REDEEM_STEP_CENTS,
  REDEEM_STEP_POINTS,
  REWARD_POINTS_PER_GALLON,
  type RewardTier,
} from './constants.ts';

/**
 * Whole points for eligible fuel in thousandths of a US gallon; `null` if the tier's rate is not
 * specified. [REWARD-05, REWARD-07]
 */
export function pointsFor(tier: RewardTier, milligallons: number): number | null {
  const rate = REWARD_POINTS_PER_GALLON[tier];
  return rate === null ? null : Math.floor((Math.max(0, milligallons) * rate) / 1000);
}

/** Why this many points cannot be redeemed. [REWARD-03, REWARD-10] */
export const redeemReasons = (points: number): Reason[] =>
  points >= REDEEM_POINTS_MIN
    ? []
    : [reason('rewards.tooFewPoints', { min: REDEEM_POINTS_MIN, points })];

/** Value of the points beyond the first 5,000, in cents. [REWARD-11] */
export const redeemFurtherCents = (points: number): number =>
  Math.max(0, Math.floor((points - REDEEM_POINTS_MIN) / REDEEM_STEP_POINTS)) * REDEEM_STEP_CENTS;

/** Position of points on the scale, from 0 to 1. [REWARD-12] */
export const redeemScale = (points: number): number =>
  Math.min(1, Math.max(0, points / REDEEM_SCALE_POINTS));
