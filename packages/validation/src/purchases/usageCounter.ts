import { centsOf, gallonsOf } from './askedAmounts.ts';
import { limitResets, type LimitPeriod, type LimitResets, type ResetClock } from './limitResets.ts';
import { FUEL_GROUPS, type AskedLine } from './purchaseAttempt.ts';
import type { LimitUsage, PurchaseLimits } from '../limits/purchaseLimits.ts';

/** Nothing used yet. */
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

/** What is used of limits once lines were bought too, within the same periods. */
export function usageAfter(
  before: LimitUsage,
  { gallons1, gallons2 }: Pick<PurchaseLimits, 'gallons1' | 'gallons2'>,
  lines: readonly AskedLine[],
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

/** Counts one card's purchases, one after the other, and resets where its limits do. */
export interface UsageCounter {
  /** What is used at an instant, not before the one asked last. */
  at(instant: Date): LimitUsage;
  /** Counts an approved purchase. */
  add(instant: Date, lines: readonly AskedLine[]): void;
}

const isNew = (before: LimitPeriod, now: LimitPeriod) => before.startsAt !== now.startsAt;

type Counted = Pick<PurchaseLimits, 'cash' | 'gallons1' | 'gallons2'>;

/** What is still used once periods have gone by: what started over since then is zero. */
function usageIn(
  before: LimitUsage,
  { cash, gallons1, gallons2 }: Counted,
  then: LimitResets,
  now: LimitResets,
): LimitUsage {
  const zero: Partial<Record<keyof LimitUsage, number>> = {};
  if (isNew(then.daily, now.daily)) {
    Object.assign(zero, { dayCents: 0, dayTransactions: 0, dayMilligallons: 0 });
  }
  if (isNew(then.weekly, now.weekly)) Object.assign(zero, { weekCents: 0, weekMilligallons: 0 });
  if (isNew(then.cycle, now.cycle)) zero.cycleCents = 0;
  if (cash && isNew(then[cash.reset], now[cash.reset])) zero.cashCents = 0;
  if (gallons1 && isNew(then[gallons1.reset], now[gallons1.reset])) zero.gallons1Milligallons = 0;
  if (gallons2 && isNew(then[gallons2.reset], now[gallons2.reset])) zero.gallons2Milligallons = 0;
  return { ...before, ...zero };
}

/** What is used of limits at a later instant if nothing more is bought until then. */
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
 * Makes a counter for purchases in the order of time; what posts in place of an authorisation is to
 * be counted in place of it, never in addition to it.
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

  const add = (instant: Date, lines: readonly AskedLine[]) => {
    usage = usageAfter(at(instant), limits, lines);
  };
  return { at, add };
}
