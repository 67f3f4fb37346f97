export * from './PurchaseAnswer.tsx';
export * from './PurchaseTry.tsx';
export type { TrialPurchase } from './trial.ts';
