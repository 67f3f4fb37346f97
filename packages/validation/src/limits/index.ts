export * from './constants.ts';
export * from './declineReasons.ts';
export * from './evaluatePurchase.ts';
export type { LimitCheck, Verdict } from './limitCheck.ts';
export * from './limitResets.ts';
export * from './purchaseAttempt.ts';
export * from './purchaseLimits.ts';
export * from './purchaseRules.ts';
export * from './usageCounter.ts';
