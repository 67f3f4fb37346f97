import type { PurchaseRule } from '../limits/purchaseRules.ts';
import type { LimitCheck } from './limitCheck.ts';

/** The outcome of retrying a declined purchase now, and the rule that would decline it. */
export type RetryOutcome =
  | { readonly outcome: 'approved' | 'approvedUpTo' }
  | { readonly outcome: 'declined'; readonly rule: PurchaseRule };

type Check = Pick<LimitCheck, 'rule' | 'verdict' | 'freesAt'>;

/** Whether a rule that declined the purchase would have passed by now, so a retry may help. */
export const mayRetryPass = (checks: readonly Check[], now: Date): boolean =>
  checks.some(
    ({ verdict, freesAt }) => verdict === 'decline' && freesAt !== null && freesAt <= now.getTime(),
  );

/**
 * Predicts the outcome of retrying a declined purchase. `earlier` are the checks that declined it;
 * `current` are those of the same purchase now. Rules that cannot be checked without a pump
 * (prompted ID, odometer) are missing from `current` and keep their earlier result.
 */
export function predictRetry(earlier: readonly Check[], current: readonly Check[]): RetryOutcome {
  const currentRules = new Set(current.map(({ rule }) => rule));
  const checks = [...current, ...earlier.filter(({ rule }) => !currentRules.has(rule))];
  const decline = checks.find(({ verdict }) => verdict === 'decline');
  if (decline) return { outcome: 'declined', rule: decline.rule };
  return { outcome: checks.some(({ verdict }) => verdict === 'cap') ? 'approvedUpTo' : 'approved' };
}
