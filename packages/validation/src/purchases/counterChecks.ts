import { centsOf, gallonsOf } from './requestedAmounts.ts';
import type { Checker, LimitCheck } from './limitCheck.ts';
import { limitResets } from './limitResets.ts';
import { FUEL_GROUPS, type PurchaseAttempt } from './purchaseAttempt.ts';
import type { LimitUsage, PurchaseLimits } from '../limits/purchaseLimits.ts';

/** Checks everything that is counted: purchases, gallons, tank, dollars, cash, and credit. */
export function counterChecks(
  { counter }: Checker,
  limits: PurchaseLimits,
  usage: LimitUsage,
  attempt: PurchaseAttempt,
): LimitCheck[] {
  const { lines, account, tankCapacityMilligallons } = attempt;
  const resets = limitResets(attempt.at, account, limits.cycle);
  const { gallons1, gallons2, cash } = limits;
  const day = resets.daily.endsAt;
  const week = resets.weekly.endsAt;
  const groupChecks = (rule: 'gallons1' | 'gallons2', limit: typeof gallons1, used: number) =>
    limit
      ? counter({
          rule,
          limit: limit.milligallons,
          used,
          asked: gallonsOf(lines, limit.groups),
          freesAt: resets[limit.reset].endsAt,
        })
      : [];
  const checksFor =
    (asked: number) =>
    (rule: LimitCheck['rule'], limit: number | null, used = 0, freesAt: number | null = null) =>
      counter({ rule, limit, used, asked, freesAt });
  const fuelChecks = checksFor(gallonsOf(lines, FUEL_GROUPS));
  const moneyChecks = checksFor(centsOf(lines));

  return [
    ...counter({
      rule: 'transactionsPerDay',
      limit: limits.transactionsPerDay,
      used: usage.dayTransactions,
      asked: 1,
      freesAt: day,
    }),
    ...fuelChecks('gallonsPerTransaction', limits.perTransactionMilligallons),
    ...fuelChecks('gallonsPerDay', limits.perDayMilligallons, usage.dayMilligallons, day),
    ...fuelChecks('gallonsPerWeek', limits.perWeekMilligallons, usage.weekMilligallons, week),
    ...groupChecks('gallons1', gallons1, usage.gallons1Milligallons),
    ...groupChecks('gallons2', gallons2, usage.gallons2Milligallons),
    ...fuelChecks('tankCapacity', tankCapacityMilligallons),
    ...moneyChecks('amountPerTransaction', limits.perTransactionCents),
    ...moneyChecks('amountPerDay', limits.perDayCents, usage.dayCents, day),
    ...moneyChecks('amountPerWeek', limits.perWeekCents, usage.weekCents, week),
    ...moneyChecks('amountPerCycle', limits.perCycleCents, usage.cycleCents, resets.cycle.endsAt),
    ...(cash
      ? counter({
          rule: 'cash',
          limit: cash.amountCents,
          used: usage.cashCents,
          asked: centsOf(lines.filter(({ group }) => group === 'cash')),
          freesAt: resets[cash.reset].endsAt,
          canCap: false,
        })
      : []),
    ...moneyChecks('credit', account.availableCents),
  ];
}
