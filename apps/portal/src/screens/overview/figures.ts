import type { Overview } from '@forecourt/api-client';

/** Where this cycle stands beside the one before, up to the same day. */
export type SpentChange =
  | { readonly kind: 'none' }
  | { readonly kind: 'same' }
  | { readonly kind: 'up' | 'down'; readonly share: number };

/** Less than half a tenth of a per cent is the same once it is written down. */
const SAME_SHARE = 0.0005;

/** How the spend of this cycle compares with the one before. */
export function spentChange({
  cycleToDateCents,
  previousToDateCents,
}: Overview['spend']): SpentChange {
  if (previousToDateCents === 0) return { kind: 'none' };
  const share = (cycleToDateCents - previousToDateCents) / previousToDateCents;
  if (Math.abs(share) < SAME_SHARE) return { kind: 'same' };
  return { kind: share > 0 ? 'up' : 'down', share: Math.abs(share) };
}

/**
 * What the fuel of this cycle cost beside the region's price, in cents; less than zero is cheaper.
 * null without fuel or without a price of the region.
 */
export function regionDifferenceCents(spend: Overview['spend']): number | null {
  const { averagePriceMills, regionPriceMills, cycleMilligallons } = spend;
  if (averagePriceMills === null || regionPriceMills === null) return null;
  const milliMills = (averagePriceMills - regionPriceMills) * cycleMilligallons;
  return Math.round(milliMills / 10_000);
}
