import { evaluatePurchase, type PurchaseDecision } from './evaluatePurchase.ts';
import type { PurchaseAttempt } from './purchaseAttempt.ts';
import type { LimitUsage, PurchaseLimits } from '../limits/purchaseLimits.ts';
import type { PurchaseRule } from '../limits/purchaseRules.ts';
import { usageFrom, type CountedPurchase } from './usageFrom.ts';
import { MILLISECONDS_PER_DAY } from '../dates/constants.ts';

/** An actual purchase attempt of a card, with its outcome. */
export interface PastPurchase {
  readonly purchaseId: string;
  readonly attempt: PurchaseAttempt;
  /** What posted, and when in milliseconds; `null` or omitted if nothing did or it is unknown. */
  readonly posted?: CountedPurchase['posted'];
  readonly reversedAt?: number | null;
}

/** The decision that the limits make on a past purchase, with the usage before it. */
export interface ReplayedPurchase {
  readonly purchaseId: string;
  readonly at: Date;
  readonly usage: LimitUsage;
  readonly decision: PurchaseDecision;
}

export interface Replay {
  /** In chronological order. */
  readonly purchases: readonly ReplayedPurchase[];
  readonly approved: number;
  readonly approvedUpTo: number;
  readonly declined: number;
  readonly approvedCents: number;
  readonly approvedMilligallons: number;
  /** Number of declines by each rule. */
  readonly declinedBy: Readonly<Partial<Record<PurchaseRule, number>>>;
}

/** Counters cover up to a month, plus two days for the end of a month in any zone. */
const COUNTERS_REACH_BACK_MILLISECONDS = 33 * MILLISECONDS_PER_DAY;

/** What the counters record for a purchase that these limits approve. */
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
 * Replays a card's history with the given limits: decides on every purchase again, in chronological
 * order, counting only those that the limits approve. [ENT-16 to ENT-26]
 */
export function replay(limits: PurchaseLimits, purchases: readonly PastPurchase[]): Replay {
  const ordered = purchases.toSorted((a, b) => a.attempt.at.getTime() - b.attempt.at.getTime());
  let counted: CountedPurchase[] = [];
  const replayed = ordered.map((purchase): ReplayedPurchase => {
    const { attempt, purchaseId } = purchase;
    const { at } = attempt;
    const since = at.getTime() - COUNTERS_REACH_BACK_MILLISECONDS;
    counted = counted.filter((entry) => entry.at >= since);
    const usage = usageFrom(counted, limits, attempt.account, at);
    const decision = evaluatePurchase(limits, usage, attempt);
    if (decision.outcome !== 'declined') counted.push(countedOf(purchase, decision));
    return { purchaseId, at, usage, decision };
  });
  return totalsOf(replayed);
}

/** A purchase on which other limits decide differently. */
export interface ReplayChange {
  readonly purchaseId: string;
  readonly at: Date;
  readonly before: PurchaseDecision;
  readonly after: PurchaseDecision;
}

export interface ReplayComparison {
  readonly before: Replay;
  readonly after: Replay;
  /** Purchases with a different outcome, in chronological order. */
  readonly changes: readonly ReplayChange[];
}

/** Compares a history under two sets of limits, before a change is saved or after a complaint. */
export function compareReplay(
  limits: PurchaseLimits,
  otherLimits: PurchaseLimits,
  purchases: readonly PastPurchase[],
): ReplayComparison {
  const [before, after] = [replay(limits, purchases), replay(otherLimits, purchases)];
  const changes = before.purchases.flatMap((original, index): ReplayChange[] => {
    const other = after.purchases[index];
    if (!other) return [];
    const isSame =
      original.decision.outcome === other.decision.outcome &&
      original.decision.approvedCents === other.decision.approvedCents;
    if (isSame) return [];
    const { purchaseId, at } = original;
    return [{ purchaseId, at, before: original.decision, after: other.decision }];
  });
  return { before, after, changes };
}
