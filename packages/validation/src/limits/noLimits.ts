import type { PurchaseLimits } from './purchaseLimits.ts';

/** Limits that allow everything. */
export const NO_LIMITS: PurchaseLimits = {
  perTransactionCents: null,
  perDayCents: null,
  perWeekCents: null,
  perCycleCents: null,
  cycle: 'monthly',
  cash: null,
  transactionsPerDay: null,
  perTransactionMilligallons: null,
  perDayMilligallons: null,
  perWeekMilligallons: null,
  gallons1: null,
  gallons2: null,
  allowedDays: null,
  allowedTimes: null,
  allowedStates: null,
  allowedGroups: null,
  productCodes: null,
};
