import type { Overview } from '@forecourt/api-client';
import { OVERVIEW_DECLINE_DAYS, type dayIn } from '@forecourt/validation';

/** Whether the account has no history, so that every figure would be zero. */
export const hasNoHistory = ({ balances, months, declines, topCards }: Overview) =>
  balances.postedCents === 0 &&
  balances.pendingCents === 0 &&
  // the others are hidden from people who may not see bills
  balances.availableCents === balances.creditLimitCents &&
  declines.lastSevenDays === 0 &&
  topCards.length === 0 &&
  months.every(({ totalCents }) => totalCents === 0);

/** The first day of the declines figure; `today` is the last. */
export const firstDeclineDay = (today: ReturnType<typeof dayIn>): string =>
  today.subtract({ days: OVERVIEW_DECLINE_DAYS - 1 }).toString();

/** A value compared with an earlier one. */
export type Change =
  | { readonly kind: 'none' }
  | { readonly kind: 'same' }
  | { readonly kind: 'up' | 'down'; readonly share: number };

/** Smaller changes round to 0.0% when formatted. */
const SAME_SHARE = 0.0005;

/** Compares a value with an earlier one; `none` if there was none. */
export function changeOf(now: number, before: number): Change {
  if (before === 0) return { kind: now === 0 ? 'same' : 'none' };
  const share = (now - before) / before;
  if (Math.abs(share) < SAME_SHARE) return { kind: 'same' };
  return { kind: share > 0 ? 'up' : 'down', share: Math.abs(share) };
}

/**
 * The cost of this cycle's fuel relative to the region's price, in cents; negative is cheaper. null
 * without fuel or a regional price.
 */
export function regionDifferenceCents(spend: Overview['spend']): number | null {
  const { averagePriceMills, regionPriceMills, cycleMilligallons } = spend;
  if (averagePriceMills === null || regionPriceMills === null) return null;
  const milliMills = (averagePriceMills - regionPriceMills) * cycleMilligallons;
  return Math.round(milliMills / 10_000);
}
