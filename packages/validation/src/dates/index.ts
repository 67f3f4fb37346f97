export * from './constants.ts';
export {
  dateRange,
  insightsRange,
  paymentHistoryRange,
  reportsRange,
  transactionsRange,
  type DateRange,
  type RangeBounds,
  type RangeClock,
} from './dateRange.ts';
export * from './days.ts';
export * from './dayText.ts';
export { expiryMonthYear, type MonthClock } from './expiry.ts';
export * from './localDay.ts';
export { waitUntil, type Wait } from './wait.ts';
