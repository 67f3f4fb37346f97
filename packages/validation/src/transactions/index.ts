export * from './cardlessEntry.ts';
export * from './constants.ts';
export * from './defaultFilter.ts';
export * from './labels.ts';
export * from './recordedPurchase.ts';
export * from './refusals.ts';
export * from './productCategory.ts';
export * from './transaction.ts';
