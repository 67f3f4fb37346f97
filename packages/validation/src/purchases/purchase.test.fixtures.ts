import { NO_USAGE } from './usageCounter.ts';
import type { RequestedLine, PurchaseAttempt } from './purchaseAttempt.ts';
import { NO_LIMITS } from '../limits/noLimits.ts';
import type { LimitUsage, PurchaseLimits } from '../limits/purchaseLimits.ts';

export const limits = (overrides: Partial<PurchaseLimits>): PurchaseLimits => ({
  ...NO_LIMITS,
  ...overrides,
});
export const usage = (overrides: Partial<LimitUsage>): LimitUsage => ({
  ...NO_USAGE,
  ...overrides,
});

export const diesel = (milligallons: number, amountCents: number): RequestedLine => ({
  productCode: '053',
  group: 'diesel',
  amountCents,
  milligallons,
});

/** Saturday, November 21, 2026, 5:40 a.m. in Amarillo. */
export const attempt = (overrides: Partial<PurchaseAttempt> = {}): PurchaseAttempt => ({
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
  ...overrides,
});
