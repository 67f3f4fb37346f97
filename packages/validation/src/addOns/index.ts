export * from './constants.ts';
export * from './pricing.ts';
export * from './products.ts';
export * from './refusals.ts';
export * from './waiver.ts';
