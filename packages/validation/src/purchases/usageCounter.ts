import { centsOf, gallonsOf } from './requestedAmounts.ts';
import { limitResets, type LimitPeriod, type LimitResets, type ResetClock } from './limitResets.ts';
import { FUEL_GROUPS, type RequestedLine } from './purchaseAttempt.ts';
import type { LimitUsage, PurchaseLimits } from '../limits/purchaseLimits.ts';

/** No usage. */
export const NO_USAGE: LimitUsage = {
  dayCents: 0,
  weekCents: 0,
  cycleCents: 0,
  cashCents: 0,
  dayTransactions: 0,
  dayMilligallons: 0,
  weekMilligallons: 0,
  gallons1Milligallons: 0,
  gallons2Milligallons: 0,
};

/** Usage after lines are bought, within the same periods. */
export function usageAfter(
  before: LimitUsage,
  { gallons1, gallons2 }: Pick<PurchaseLimits, 'gallons1' | 'gallons2'>,
  lines: readonly RequestedLine[],
): LimitUsage {
  const cents = centsOf(lines);
  const fuel = gallonsOf(lines, FUEL_GROUPS);
  return {
    dayCents: before.dayCents + cents,
    weekCents: before.weekCents + cents,
    cycleCents: before.cycleCents + cents,
    cashCents: before.cashCents + centsOf(lines.filter(({ group }) => group === 'cash')),
    dayTransactions: before.dayTransactions + 1,
    dayMilligallons: before.dayMilligallons + fuel,
    weekMilligallons: before.weekMilligallons + fuel,
    gallons1Milligallons: before.gallons1Milligallons + gallonsOf(lines, gallons1?.groups ?? []),
    gallons2Milligallons: before.gallons2Milligallons + gallonsOf(lines, gallons2?.groups ?? []),
  };
}

/** Counts a card's purchases in sequence, resetting as its limits do. */
export interface UsageCounter {
  /** Returns the usage at an instant, which must not be before the previous one. */
  at(instant: Date): LimitUsage;
  /** Counts an approved purchase. */
  add(instant: Date, lines: readonly RequestedLine[]): void;
}

const isNew = (before: LimitPeriod, now: LimitPeriod) => before.startsAt !== now.startsAt;

type ResettingLimits = Pick<PurchaseLimits, 'cash' | 'gallons1' | 'gallons2'>;

/** Usage carried over to later periods: counters that have reset since are zero. */
function usageIn(
  before: LimitUsage,
  { cash, gallons1, gallons2 }: ResettingLimits,
  previous: LimitResets,
  now: LimitResets,
): LimitUsage {
  const cleared: Partial<Record<keyof LimitUsage, number>> = {};
  if (isNew(previous.daily, now.daily)) {
    Object.assign(cleared, { dayCents: 0, dayTransactions: 0, dayMilligallons: 0 });
  }
  if (isNew(previous.weekly, now.weekly))
    Object.assign(cleared, { weekCents: 0, weekMilligallons: 0 });
  if (isNew(previous.cycle, now.cycle)) cleared.cycleCents = 0;
  if (cash && isNew(previous[cash.reset], now[cash.reset])) cleared.cashCents = 0;
  if (gallons1 && isNew(previous[gallons1.reset], now[gallons1.reset]))
    cleared.gallons1Milligallons = 0;
  if (gallons2 && isNew(previous[gallons2.reset], now[gallons2.reset]))
    cleared.gallons2Milligallons = 0;
  return { ...before, ...cleared };
}

/** Usage at a later instant if nothing more is bought until then. */
export const usageLater = (
  usage: LimitUsage,
  limits: PurchaseLimits,
  clock: ResetClock,
  { from, to }: { readonly from: Date; readonly to: Date },
): LimitUsage =>
  usageIn(
    usage,
    limits,
    limitResets(from, clock, limits.cycle),
    limitResets(to, clock, limits.cycle),
  );

/**
 * Creates a counter for purchases in chronological order. Count a posting instead of its
 * authorization, never in addition to it.
 */
export function usageCounter(limits: PurchaseLimits, clock: ResetClock): UsageCounter {
  let usage: LimitUsage = NO_USAGE;
  let resets = limitResets(new Date(0), clock, limits.cycle);

  const at = (instant: Date): LimitUsage => {
    const now = limitResets(instant, clock, limits.cycle);
    usage = usageIn(usage, limits, resets, now);
    resets = now;
    return usage;
  };

  const add = (instant: Date, lines: readonly RequestedLine[]) => {
    usage = usageAfter(at(instant), limits, lines);
  };
  return { at, add };
}
