import { parseDate } from '@internationalized/date';
import { reason, type Reason } from '../core/issue.ts';
import {
  PREPAID_CARD_BUSINESS_DAYS_MAX,
  PREPAID_CARD_BUSINESS_DAYS_MIN,
  REDEEM_FIRST_CENTS,
  REDEEM_POINTS_MIN,
  REDEEM_SCALE_POINTS,
  REDEEM_STEP_POINTS,
} from './constants.ts';
import { redeemFurtherCents, redeemReasons } from './points.ts';

/** Redeemable amounts, from the minimum to the end of the scale. [REWARD-10 to REWARD-12] */
export const REDEEM_CHOICES: readonly number[] = Array.from(
  { length: (REDEEM_SCALE_POINTS - REDEEM_POINTS_MIN) / REDEEM_STEP_POINTS + 1 },
  (_, step) => REDEEM_POINTS_MIN + step * REDEEM_STEP_POINTS,
);

/** Value of points on a prepaid card, in cents. [REWARD-10, REWARD-11] */
export const redeemCents = (points: number): number =>
  REDEEM_FIRST_CENTS + redeemFurtherCents(points);

/** Why this many points of a balance cannot be redeemed. [REWARD-03, REWARD-10, REWARD-11] */
export function redemptionReasons(points: number, balance: number): Reason[] {
  if (!REDEEM_CHOICES.includes(points)) return [reason('rewards.notAStep')];
  if (balance < REDEEM_POINTS_MIN) return redeemReasons(balance);
  return points > balance ? [reason('rewards.beyondBalance', { points: balance })] : [];
}

const WEEKEND = [0, 6];

function businessDaysAfter(day: string, count: number): string {
  let date = parseDate(day);
  for (let remaining = count; remaining > 0;) {
    date = date.add({ days: 1 });
    if (!WEEKEND.includes(date.toDate('UTC').getUTCDay())) remaining -= 1;
  }
  return date.toString();
}

/** First and last arrival day (`YYYY-MM-DD`) of the prepaid card, ignoring holidays. [REWARD-13] */
export const prepaidCardArrival = (
  day: string,
): { readonly from: string; readonly to: string } => ({
  from: businessDaysAfter(day, PREPAID_CARD_BUSINESS_DAYS_MIN),
  to: businessDaysAfter(day, PREPAID_CARD_BUSINESS_DAYS_MAX),
});
