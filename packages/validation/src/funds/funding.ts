import { reason, type Reason } from '../core/issue.ts';
import { FUND_METHOD_CHANGE_HOURS_MAX } from './constants.ts';

const HOUR_MILLISECONDS = 3_600_000;

/** What stands against adding funds now: one transaction at a time. [FUND-07, MSG-58] */
export const addFundsReasons = (standing: { readonly hasPendingTransaction: boolean }): Reason[] =>
  standing.hasPendingTransaction ? [reason('funds.pendingTransaction')] : [];

/**
 * When a change of the payment method takes effect: once the transactions that were pending at the
 * change are finished, at the latest after 24 hours. [FUND-08]
 */
export function methodChangeEffectiveAt(
  changedAt: Date,
  /** When the last of the pending transactions finished; null: not yet; left out: none was pending. */
  pendingFinishedAt: Date | null = changedAt,
): Date {
  const latest = changedAt.getTime() + FUND_METHOD_CHANGE_HOURS_MAX * HOUR_MILLISECONDS;
  if (pendingFinishedAt === null) return new Date(latest);
  return new Date(Math.min(latest, Math.max(changedAt.getTime(), pendingFinishedAt.getTime())));
}
