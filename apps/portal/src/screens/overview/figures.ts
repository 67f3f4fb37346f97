import type { Overview } from '@forecourt/api-client';
import { OVERVIEW_DECLINE_DAYS, type dayIn } from '@forecourt/validation';

/** Whether the account has no history: every figure would be zero. */
export const isUnused = ({ balances, months, declines, topCards }: Overview) =>
  balances.postedCents === 0 &&
  balances.pendingCents === 0 &&
  declines.lastSevenDays === 0 &&
  topCards.length === 0 &&
  months.every(({ totalCents }) => totalCents === 0);

/** The first day whose declines are counted; the last is `today`. */
export const declinesSince = (today: ReturnType<typeof dayIn>): string =>
  today.subtract({ days: OVERVIEW_DECLINE_DAYS - 1 }).toString();

/** Where something stands compared with what it was. */
export type Change =
  | { readonly kind: 'none' }
  | { readonly kind: 'same' }
  | { readonly kind: 'up' | 'down'; readonly share: number };

/** Less than half a tenth of a percent is the same once it is written down. */
const SAME_SHARE = 0.0005;

/** How something compares with what it was; `none`: there was nothing. */
export function changeOf(now: number, before: number): Change {
  if (before === 0) return { kind: now === 0 ? 'same' : 'none' };
  const share = (now - before) / before;
  if (Math.abs(share) < SAME_SHARE) return { kind: 'same' };
  return { kind: share > 0 ? 'up' : 'down', share: Math.abs(share) };
}

/**
 * What the fuel of this cycle cost compared with the region's price, in cents; less than zero is cheaper.
 * null without fuel or without a price of the region.
 */
export function regionDifferenceCents(spend: Overview['spend']): number | null {
  const { averagePriceMills, regionPriceMills, cycleMilligallons } = spend;
  if (averagePriceMills === null || regionPriceMills === null) return null;
  const milliMills = (averagePriceMills - regionPriceMills) * cycleMilligallons;
  return Math.round(milliMills / 10_000);
}
