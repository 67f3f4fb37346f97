export * from './constants.ts';
export * from './pricing.ts';
