export * from './constants.ts';
export * from './dateRange.ts';
export * from './days.ts';
export * from './dayText.ts';
export { expiryMonthYear, isOverIn, type MonthClock } from './expiry.ts';
export * from './localDay.ts';
export { waitUntil, type Wait } from './wait.ts';
