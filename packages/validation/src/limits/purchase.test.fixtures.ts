import { NO_USAGE } from './usageCounter.ts';
import type { AskedLine, PurchaseAttempt } from './purchaseAttempt.ts';
import type { LimitUsage, PurchaseLimits } from './purchaseLimits.ts';

/** For tests: no limit of any kind. */
export const noLimits: PurchaseLimits = {
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
export const limits = (some: Partial<PurchaseLimits>): PurchaseLimits => ({ ...noLimits, ...some });
export const usage = (some: Partial<LimitUsage>): LimitUsage => ({ ...NO_USAGE, ...some });

export const diesel = (milligallons: number, amountCents: number): AskedLine => ({
  productCode: '053',
  group: 'diesel',
  amountCents,
  milligallons,
});

/** Saturday 21 November 2026, 05:40 in Amarillo. */
export const attempt = (some: Partial<PurchaseAttempt> = {}): PurchaseAttempt => ({
  at: new Date('2026-11-21T11:40:00Z'),
  site: { state: 'TX', timeZone: 'America/Chicago' },
  lines: [diesel(62_000, 21_142)],
  acceptsLess: false,
  account: {
    timeZone: 'America/Chicago',
    weekStartsOn: 'sun',
    state: 'open',
    availableCents: null,
  },
  card: { state: 'active', expiresOn: '2027-06' },
  promptedId: null,
  tankCapacityMilligallons: null,
  ...some,
});
