export { expiryMonthYear } from '../dates/expiry.ts';
export * from './constants.ts';
export * from './expressAmounts.ts';
export * from './fees.ts';
export * from './funding.ts';
export * from './limitCents.ts';
export * from './money.ts';
export * from './readDecimal.ts';
