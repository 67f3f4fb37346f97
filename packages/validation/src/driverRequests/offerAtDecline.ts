import type { LimitUsage, PurchaseLimits } from '../limits/purchaseLimits.ts';
import { limitsUnderAllowance } from '../limits/underAllowance.ts';
import { products } from '../products/products.ts';
import { centsOf } from '../purchases/requestedAmounts.ts';
import { evaluatePurchase } from '../purchases/evaluatePurchase.ts';
import { FUEL_GROUPS, type PurchaseAttempt } from '../purchases/purchaseAttempt.ts';
import { usageLater } from '../purchases/usageCounter.ts';
import { allowedBeyondSignals, isOfSignals, acceptsRequests } from '../telematics/signalChecks.ts';
import { DRIVER_ASK_CENTS_MAX, DRIVER_ASK_CENTS_MIN } from './constants.ts';
import type { DeclineOffer } from './declineOffer.ts';

/** A fuel from each other group that the site could sell instead of what was tried. */
function otherFuels(
  { lines }: PurchaseAttempt,
  passes: (lines: PurchaseAttempt['lines']) => boolean,
) {
  return FUEL_GROUPS.flatMap((group) => {
    const fuel = products.find(
      (product) =>
        product.group === group &&
        passes(lines.map((line) => ({ ...line, group, productCode: product.code }))),
    );
    return fuel ? [fuel.code] : [];
  });
}

/** Maximum number of waits in a row: for a counter, then for allowed hours, days, and so on. */
const WAITS_MAX = 4;

/**
 * Returns when waiting alone lets the same purchase pass, given how the usage counters reset by
 * then; `null` if it never does, such as when it exceeds a whole limit.
 */
function earliestPass(limits: PurchaseLimits, usage: LimitUsage, attempt: PurchaseAttempt) {
  let at = attempt.at;
  for (let waits = 0; waits <= WAITS_MAX; waits += 1) {
    const laterUsage = usageLater(usage, limits, attempt.account, { from: attempt.at, to: at });
    const { outcome, checks } = evaluatePurchase(limits, laterUsage, { ...attempt, at });
    if (outcome !== 'declined') return at.toISOString();
    const instants = checks.flatMap(({ verdict, freesAt }) =>
      verdict === 'decline' ? [freesAt] : [],
    );
    if (!instants.every((instant) => instant !== null)) return null;
    at = new Date(Math.max(...instants));
  }
  return null;
}

/**
 * Explains a decline to the driver; `null` if the purchase is not declined. Each alternative is the
 * same purchase with one change, passed to `evaluatePurchase` again. It can be requested only if an
 * allowance would let it pass: none overrides the account, card, ID, odometer, tank, or credit, nor
 * the vehicle's signals if the fleet accepts no requests about them.
 */
export function offerAtDecline(
  limits: PurchaseLimits,
  usage: LimitUsage,
  attempt: PurchaseAttempt,
): DeclineOffer | null {
  const evaluate = (changes: Partial<PurchaseAttempt>, appliedLimits = limits) =>
    evaluatePurchase(appliedLimits, usage, { ...attempt, ...changes });
  const passes = (changes: Partial<PurchaseAttempt>) => evaluate(changes).outcome !== 'declined';
  const declines = evaluate({}).checks.filter(({ verdict }) => verdict === 'decline');
  const [first] = declines;
  if (!first) return null;
  const askedCents = centsOf(attempt.lines);
  const declinedRules = new Set(declines.map(({ rule }) => rule));
  const partial = evaluate({ acceptsLess: true });
  const groups = [...new Set(attempt.lines.map(({ group }) => group))];
  const bounds = { amountCents: askedCents, milligallons: null, groups };
  const allowanceLimits = limitsUnderAllowance(limits, bounds);
  const canAllow =
    askedCents > 0 &&
    acceptsRequests(attempt, declines) &&
    evaluate(allowedBeyondSignals(attempt), allowanceLimits).outcome !== 'declined';
  const maxCents = Math.min(
    DRIVER_ASK_CENTS_MAX,
    attempt.account.availableCents ?? DRIVER_ASK_CENTS_MAX,
  );
  return {
    rule: first.rule,
    askedCents,
    lessCents:
      partial.outcome === 'declined' || partial.approvedCents === 0 ? null : partial.approvedCents,
    products:
      declinedRules.has('productGroup') || declinedRules.has('productCode')
        ? otherFuels(attempt, (lines) => passes({ lines }))
        : [],
    laterAt: earliestPass(limits, usage, attempt),
    states: declinedRules.has('state')
      ? (limits.allowedStates ?? []).filter((state) => passes({ site: { ...attempt.site, state } }))
      : [],
    groups,
    askMaxCents: canAllow && maxCents >= DRIVER_ASK_CENTS_MIN ? maxCents : 0,
    needsPerson: declines.some(isOfSignals),
  };
}
