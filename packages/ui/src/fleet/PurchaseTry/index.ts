export * from './PurchaseAnswer.tsx';
export * from './PurchaseTry.tsx';
export type { TriedPurchase } from './tried.ts';
