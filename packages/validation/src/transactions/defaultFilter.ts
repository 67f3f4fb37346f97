import { dayTextIn, weekStart } from '../dates/dayText.ts';
import type { ResetClock } from '../purchases/limitResets.ts';
import { TRANSACTION_STATES, type TransactionState } from './transaction.ts';

/** Days are `YYYY-MM-DD` in the account's time zone, inclusive. [ENT-58] */
export interface TransactionFilter {
  readonly status: readonly TransactionState[];
  readonly fromDate: string;
  readonly toDate: string;
}

/** Formats the states of a filter for URLs. [TXN-10] */
export const statusText = (status: readonly TransactionState[]): string =>
  status.map((state) => state.toUpperCase()).join();

/** Every state, from the start of the current week to today. [TXN-10, TXN-11, TXN-13] */
export function defaultTransactionFilter(now: Date, clock: ResetClock): TransactionFilter {
  const toDate = dayTextIn(clock.timeZone, now);
  return { status: TRANSACTION_STATES, fromDate: weekStart(toDate, clock.weekStartsOn), toDate };
}
