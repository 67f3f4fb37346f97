import { evaluatePurchase, type PurchaseDecision } from './evaluatePurchase.ts';
import type { PurchaseAttempt } from './purchaseAttempt.ts';
import type { LimitUsage, PurchaseLimits } from '../limits/purchaseLimits.ts';
import type { PurchaseRule } from '../limits/purchaseRules.ts';
import { usageFrom, type CountedPurchase } from './usageFrom.ts';
import { MILLISECONDS_PER_DAY } from '../dates/constants.ts';

/** A purchase of one card as it was asked for once, with what became of it. */
export interface PastPurchase {
  readonly purchaseId: string;
  readonly attempt: PurchaseAttempt;
  /** What posted and when, in milliseconds; null or left out: nothing, or it is not known. */
  readonly posted?: CountedPurchase['posted'];
  readonly reversedAt?: number | null;
}

/** What the limits say of one past purchase, and what was used before it. */
export interface ReplayedPurchase {
  readonly purchaseId: string;
  readonly at: Date;
  readonly usage: LimitUsage;
  readonly decision: PurchaseDecision;
}

export interface Replay {
  /** In the order of time. */
  readonly purchases: readonly ReplayedPurchase[];
  readonly approved: number;
  readonly approvedUpTo: number;
  readonly declined: number;
  readonly approvedCents: number;
  readonly approvedMilligallons: number;
  /** How often each rule declined. */
  readonly declinedBy: Readonly<Partial<Record<PurchaseRule, number>>>;
}

/** Counters reach back a month at most; two days more for a month's end in any zone. */
const COUNTERS_REACH_BACK_MILLISECONDS = 33 * MILLISECONDS_PER_DAY;

/** What the counters keep of a purchase that these limits approve. */
function countedOf(
  { attempt, posted = null, reversedAt = null }: PastPurchase,
  { outcome, approvedLines }: PurchaseDecision,
): CountedPurchase {
  return {
    at: attempt.at.getTime(),
    authorizedLines: approvedLines,
    posted: outcome === 'approved' ? posted : null,
    reversedAt,
  };
}

function totalsOf(purchases: readonly ReplayedPurchase[]): Replay {
  const declinedBy: Partial<Record<PurchaseRule, number>> = {};
  const counts = { approved: 0, approvedUpTo: 0, declined: 0 };
  let [approvedCents, approvedMilligallons] = [0, 0];
  for (const { decision } of purchases) {
    counts[decision.outcome] += 1;
    approvedCents += decision.approvedCents;
    approvedMilligallons += decision.approvedMilligallons;
    for (const { rule, verdict } of decision.checks) {
      if (verdict === 'decline') declinedBy[rule] = (declinedBy[rule] ?? 0) + 1;
    }
  }
  return { purchases, ...counts, approvedCents, approvedMilligallons, declinedBy };
}

/**
 * The same decision over the history of one card: every purchase is asked again in the order of time,
 * and only what these limits approve uses them up. [ENT-16 to ENT-26]
 */
export function replay(limits: PurchaseLimits, purchases: readonly PastPurchase[]): Replay {
  const ordered = purchases.toSorted((a, b) => a.attempt.at.getTime() - b.attempt.at.getTime());
  let counted: CountedPurchase[] = [];
  const replayed = ordered.map((purchase): ReplayedPurchase => {
    const { attempt, purchaseId } = purchase;
    const { at } = attempt;
    const since = at.getTime() - COUNTERS_REACH_BACK_MILLISECONDS;
    counted = counted.filter((one) => one.at >= since);
    const usage = usageFrom(counted, limits, attempt.account, at);
    const decision = evaluatePurchase(limits, usage, attempt);
    if (decision.outcome !== 'declined') counted.push(countedOf(purchase, decision));
    return { purchaseId, at, usage, decision };
  });
  return totalsOf(replayed);
}

/** A purchase of which other limits say something else. */
export interface ReplayChange {
  readonly purchaseId: string;
  readonly at: Date;
  readonly before: PurchaseDecision;
  readonly after: PurchaseDecision;
}

export interface ReplayComparison {
  readonly before: Replay;
  readonly after: Replay;
  /** What would come out differently, in the order of time. */
  readonly changes: readonly ReplayChange[];
}

/** What would change in a history under other limits: before they are saved, or after a complaint. */
export function compareReplay(
  limits: PurchaseLimits,
  others: PurchaseLimits,
  purchases: readonly PastPurchase[],
): ReplayComparison {
  const [before, after] = [replay(limits, purchases), replay(others, purchases)];
  const changes = before.purchases.flatMap((one, index): ReplayChange[] => {
    const other = after.purchases[index];
    if (!other) return [];
    const isSame =
      one.decision.outcome === other.decision.outcome &&
      one.decision.approvedCents === other.decision.approvedCents;
    if (isSame) return [];
    const { purchaseId, at } = one;
    return [{ purchaseId, at, before: one.decision, after: other.decision }];
  });
  return { before, after, changes };
}
