export * from './declineReasons.ts';
export * from './evaluatePurchase.ts';
export type { LimitCheck, RuleMode, Verdict } from './limitCheck.ts';
export * from './limitResets.ts';
export * from './limitsFit.ts';
export * from './purchaseAttempt.ts';
export * from './replay.ts';
export * from './usageCounter.ts';
export * from './usageFrom.ts';
