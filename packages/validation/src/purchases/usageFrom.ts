import { centsOf, gallonsOf } from './requestedAmounts.ts';
import { limitResets, type LimitPeriod, type ResetClock } from './limitResets.ts';
import { FUEL_GROUPS, type RequestedLine } from './purchaseAttempt.ts';
import type { LimitUsage, PurchaseLimits } from '../limits/purchaseLimits.ts';

/** An approved purchase, as the counters see it. Instants in milliseconds. */
export interface CountedPurchase {
  /** When it was made: it counts for this day, even if it posts on another. */
  readonly at: number;
  readonly authorizedLines: readonly RequestedLine[];
  /** What posted in place of the authorization; `null` if not posted yet. */
  readonly posted: { readonly at: number; readonly lines: readonly RequestedLine[] } | null;
  /** When it was reversed; `null` if it was not. */
  readonly reversedAt: number | null;
}

/** Lines that count at an instant, posted replacing authorized; `null` if it does not count. */
export function countedLines(
  purchase: CountedPurchase,
  now: number,
): readonly RequestedLine[] | null {
  const { at, authorizedLines, posted, reversedAt } = purchase;
  if (at > now || (reversedAt !== null && reversedAt <= now)) return null;
  return posted !== null && posted.at <= now ? posted.lines : authorizedLines;
}

const fuel = (lines: readonly RequestedLine[]) => gallonsOf(lines, FUEL_GROUPS);

/**
 * Computes usage at an instant from purchases in any order. Posted lines replace authorized ones
 * and are never added to them; reversed purchases do not count. [ENT-16 to ENT-21]
 */
export function usageFrom(
  purchases: readonly CountedPurchase[],
  limits: PurchaseLimits,
  clock: ResetClock,
  at: Date,
): LimitUsage {
  const now = at.getTime();
  const resets = limitResets(at, clock, limits.cycle);
  const counted = purchases.flatMap((purchase) => {
    const lines = countedLines(purchase, now);
    return lines === null ? [] : [{ at: purchase.at, lines }];
  });
  const sum = ({ startsAt }: LimitPeriod, value: (lines: readonly RequestedLine[]) => number) =>
    counted.reduce(
      (total, entry) => (entry.at >= startsAt ? total + value(entry.lines) : total),
      0,
    );
  const { cash, gallons1, gallons2 } = limits;
  const groupGallons = (limit: typeof gallons1) =>
    limit ? sum(resets[limit.reset], (lines) => gallonsOf(lines, limit.groups)) : 0;
  return {
    dayCents: sum(resets.daily, centsOf),
    weekCents: sum(resets.weekly, centsOf),
    cycleCents: sum(resets.cycle, centsOf),
    cashCents: cash
      ? sum(resets[cash.reset], (lines) => centsOf(lines.filter(({ group }) => group === 'cash')))
      : 0,
    dayTransactions: sum(resets.daily, () => 1),
    dayMilligallons: sum(resets.daily, fuel),
    weekMilligallons: sum(resets.weekly, fuel),
    gallons1Milligallons: groupGallons(gallons1),
    gallons2Milligallons: groupGallons(gallons2),
  };
}
