import type { PurchaseRule } from '../limits/purchaseRules.ts';
import type { LimitCheck } from './limitCheck.ts';

/** What a declined purchase would meet if it were tried now, and the rule that would stop it. */
export type NewTry =
  | { readonly outcome: 'approved' | 'approvedUpTo' }
  | { readonly outcome: 'declined'; readonly rule: PurchaseRule };

type Check = Pick<LimitCheck, 'rule' | 'verdict' | 'freesAt'>;

/** Whether waiting has ended something that declined a purchase, so that a new try is worth a look. */
export const isWaitOver = (checks: readonly Check[], now: Date): boolean =>
  checks.some(
    ({ verdict, freesAt }) => verdict === 'decline' && freesAt !== null && freesAt <= now.getTime(),
  );

/**
 * What a new try of a declined purchase would meet. `then` are the checks that declined it, `today`
 * those of the same purchase now. What no one can try without a pump (the prompted ID, the odometer)
 * is missing in them and stands as it was.
 */
export function newTry(then: readonly Check[], today: readonly Check[]): NewTry {
  const known = new Set(today.map(({ rule }) => rule));
  const checks = [...today, ...then.filter(({ rule }) => !known.has(rule))];
  const stop = checks.find(({ verdict }) => verdict === 'decline');
  if (stop) return { outcome: 'declined', rule: stop.rule };
  return { outcome: checks.some(({ verdict }) => verdict === 'cap') ? 'approvedUpTo' : 'approved' };
}
