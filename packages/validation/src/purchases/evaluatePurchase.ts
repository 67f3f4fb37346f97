import { cappedLines, centsOf } from './requestedAmounts.ts';
import { counterChecks } from './counterChecks.ts';
import { checkerOf, type LimitCheck } from './limitCheck.ts';
import type { ResetClock } from './limitResets.ts';
import type { RequestedLine, PurchaseAttempt } from './purchaseAttempt.ts';
import type { LimitUsage, PurchaseLimits } from '../limits/purchaseLimits.ts';
import { locationChecks, roomChecks } from '../telematics/signalChecks.ts';
import { placeAndTimeChecks, productChecks, basicChecks } from './basicChecks.ts';

/** The response to a site, with every rule that was checked, in the order of the rules. */
export interface PurchaseDecision {
  readonly outcome: 'approved' | 'approvedUpTo' | 'declined';
  readonly approvedCents: number;
  /** Thousandths of a US gallon over all lines sold by the gallon. */
  readonly approvedMilligallons: number;
  /** The approved part of each requested line, in the same order; empty if declined. */
  readonly approvedLines: readonly RequestedLine[];
  readonly checks: readonly LimitCheck[];
  /** The account's zone and week start, by which counters reset. Texts always name the zone. */
  readonly clock: ResetClock;
}

/**
 * Approves a purchase in full or up to an amount, or declines it, and reports the result of every
 * rule, not just the first that failed. Pure; authorization, the demo's history, and explanations
 * of declines all use it. [ENT-16 to ENT-26, MSG-54, MSG-55]
 */
export function evaluatePurchase(
  limits: PurchaseLimits,
  usage: LimitUsage,
  attempt: PurchaseAttempt,
): PurchaseDecision {
  const checker = checkerOf(limits, attempt);
  const checks = [
    ...basicChecks(checker, attempt),
    ...locationChecks(checker, attempt),
    ...placeAndTimeChecks(checker, limits, attempt),
    ...productChecks(checker, limits, attempt),
    ...roomChecks(checker, attempt),
    ...counterChecks(checker, limits, usage, attempt),
  ];
  const { timeZone, weekStartsOn } = attempt.account;
  const caps = checks.filter(({ verdict }) => verdict === 'cap');
  const isDeclined = checks.some(({ verdict }) => verdict === 'decline');
  const approvedLines = isDeclined ? [] : cappedLines(limits, attempt.lines, caps);
  return {
    outcome: isDeclined ? 'declined' : caps.length === 0 ? 'approved' : 'approvedUpTo',
    approvedCents: centsOf(approvedLines),
    approvedMilligallons: approvedLines.reduce((sum, { milligallons }) => sum + milligallons, 0),
    approvedLines,
    checks,
    clock: { timeZone, weekStartsOn },
  };
}
