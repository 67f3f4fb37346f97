import { limitsUnderAllowance, type AllowanceBounds } from '../limits/underAllowance.ts';
import type { LimitUsage, PurchaseLimits } from '../limits/purchaseLimits.ts';
import { allowedBeyondSignals } from '../telematics/signalChecks.ts';
import { evaluatePurchase, type PurchaseDecision } from './evaluatePurchase.ts';
import type { PurchaseAttempt } from './purchaseAttempt.ts';

interface OpenAllowance extends AllowanceBounds {
  readonly untilAt: number;
  /** The only site where it is valid; `null` means any. */
  readonly siteNumber: string | null;
}

export interface AllowedDecision {
  readonly decision: PurchaseDecision;
  /** Whether the allowance approved what the limits would not have, and is now used up. */
  readonly usesAllowance: boolean;
}

/**
 * Decides on a purchase with a card that may exceed its limits once. The allowance is considered
 * only if the limits do not approve the full amount, and used only if it approves more. [CARD-30]
 */
export function evaluateAllowedOnce(
  limits: PurchaseLimits,
  usage: LimitUsage,
  attempt: PurchaseAttempt,
  allowance: OpenAllowance | null,
): AllowedDecision {
  const decision = evaluatePurchase(limits, usage, attempt);
  const isValid =
    allowance !== null &&
    attempt.at.getTime() <= allowance.untilAt &&
    (allowance.siteNumber === null || allowance.siteNumber === attempt.site.siteNumber);
  if (decision.outcome === 'approved' || !isValid) return { decision, usesAllowance: false };
  const allowedDecision = evaluatePurchase(
    limitsUnderAllowance(limits, allowance),
    usage,
    allowedBeyondSignals(attempt),
  );
  return allowedDecision.approvedCents > decision.approvedCents
    ? { decision: allowedDecision, usesAllowance: true }
    : { decision, usesAllowance: false };
}
