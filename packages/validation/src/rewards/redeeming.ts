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

/** What can be redeemed at once: from the least on, step by step, to the end of the scale. [REWARD-10 to REWARD-12] */
export const REDEEM_CHOICES: readonly number[] = Array.from(
  { length: (REDEEM_SCALE_POINTS - REDEEM_POINTS_MIN) / REDEEM_STEP_POINTS + 1 },
  (_, step) => REDEEM_POINTS_MIN + step * REDEEM_STEP_POINTS,
);

/** What so many points are worth on a prepaid card, in cents. [REWARD-10, REWARD-11] */
export const redeemCents = (points: number): number =>
  REDEEM_FIRST_CENTS + redeemFurtherCents(points);

/** What stands against redeeming so many points of a balance. [REWARD-03, REWARD-10, REWARD-11] */
export function redemptionReasons(asked: number, balance: number): Reason[] {
  if (!REDEEM_CHOICES.includes(asked)) return [reason('rewards.notAStep')];
  if (balance < REDEEM_POINTS_MIN) return redeemReasons(balance);
  return asked > balance ? [reason('rewards.beyondBalance', { points: balance })] : [];
}

const WEEKEND = [0, 6];

function businessDaysAfter(day: string, count: number): string {
  let date = parseDate(day);
  for (let left = count; left > 0;) {
    date = date.add({ days: 1 });
    if (!WEEKEND.includes(date.toDate('UTC').getUTCDay())) left -= 1;
  }
  return date.toString();
}

/** First and last day, `YYYY-MM-DD`, on which the prepaid card arrives; holidays are not counted out. [REWARD-13] */
export const prepaidCardArrival = (
  day: string,
): { readonly from: string; readonly to: string } => ({
  from: businessDaysAfter(day, PREPAID_CARD_BUSINESS_DAYS_MIN),
  to: businessDaysAfter(day, PREPAID_CARD_BUSINESS_DAYS_MAX),
});
