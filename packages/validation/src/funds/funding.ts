import { reason, type Reason } from '../core/issue.ts';
import { FUND_METHOD_CHANGE_HOURS_MAX } from './constants.ts';

const HOUR_MILLISECONDS = 3_600_000;

/** Why funds cannot be added now: only one transaction can be pending. [FUND-07, MSG-58] */
export const addFundsReasons = (account: { readonly hasPendingTransaction: boolean }): Reason[] =>
  account.hasPendingTransaction ? [reason('funds.pendingTransaction')] : [];

/**
 * Returns when a change of the payment method takes effect: once the transactions pending at the
 * time of the change have finished, but within 24 hours. [FUND-08]
 */
export function methodChangeEffectiveAt(
  changedAt: Date,
  /** When the last pending transaction finished; `null` if not yet. Omit if none was pending. */
  pendingFinishedAt: Date | null = changedAt,
): Date {
  const latest = changedAt.getTime() + FUND_METHOD_CHANGE_HOURS_MAX * HOUR_MILLISECONDS;
  if (pendingFinishedAt === null) return new Date(latest);
  return new Date(Math.min(latest, Math.max(changedAt.getTime(), pendingFinishedAt.getTime())));
}
