export * from './constants.ts';
export * from './dateRange.ts';
export { expiryMonthYear, type MonthClock } from './expiry.ts';
export * from './localDay.ts';
