import type { LimitUsage, PurchaseLimits } from '../limits/purchaseLimits.ts';
import { limitsUnderAllowance } from '../limits/underAllowance.ts';
import { products } from '../products/products.ts';
import { centsOf } from '../purchases/askedAmounts.ts';
import { evaluatePurchase } from '../purchases/evaluatePurchase.ts';
import { FUEL_GROUPS, type PurchaseAttempt } from '../purchases/purchaseAttempt.ts';
import { allowedBeyondSignals, mayAskBeyond } from '../telematics/signalChecks.ts';
import { DRIVER_ASK_CENTS_MAX, DRIVER_ASK_CENTS_MIN } from './constants.ts';
import type { DeclineOffer } from './declineOffer.ts';

/** A fuel of each other group that the site could sell in place of what was tried. */
function otherFuels(
  { lines }: PurchaseAttempt,
  passes: (lines: PurchaseAttempt['lines']) => boolean,
) {
  return FUEL_GROUPS.flatMap((group) => {
    const found = products.find(
      (product) =>
        product.group === group &&
        passes(lines.map((line) => ({ ...line, group, productCode: product.code }))),
    );
    return found ? [found.name] : [];
  });
}

/**
 * Explains a decline to the driver; null: the purchase is not declined. Every alternative is the same
 * purchase with one thing changed, asked of `evaluatePurchase` again. It can be requested only where
 * an allowance would let it pass: account, card, ID, odometer, tank and credit stand above every one,
 * and what the vehicle reports where its fleet takes no questions.
 */
export function offerAtDecline(
  limits: PurchaseLimits,
  usage: LimitUsage,
  attempt: PurchaseAttempt,
): DeclineOffer | null {
  const decide = (changed: Partial<PurchaseAttempt>, under = limits) =>
    evaluatePurchase(under, usage, { ...attempt, ...changed });
  const passes = (changed: Partial<PurchaseAttempt>) => decide(changed).outcome !== 'declined';
  const stops = decide({}).checks.filter(({ verdict }) => verdict === 'decline');
  const [first] = stops;
  if (!first) return null;
  const askedCents = centsOf(attempt.lines);
  const by = new Set(stops.map(({ rule }) => rule));
  const less = decide({ acceptsLess: true });
  const waits = stops.map(({ freesAt }) => freesAt);
  const laterAt = waits.every((at) => at !== null) ? Math.max(...waits) : null;
  const groups = [...new Set(attempt.lines.map(({ group }) => group))];
  const bounds = { amountCents: askedCents, milligallons: null, groups };
  const allowed = limitsUnderAllowance(limits, bounds);
  const canAllow =
    askedCents > 0 &&
    mayAskBeyond(attempt, stops) &&
    decide(allowedBeyondSignals(attempt), allowed).outcome !== 'declined';
  const most = Math.min(
    DRIVER_ASK_CENTS_MAX,
    attempt.account.availableCents ?? DRIVER_ASK_CENTS_MAX,
  );
  return {
    rule: first.rule,
    askedCents,
    lessCents: less.outcome === 'declined' || less.approvedCents === 0 ? null : less.approvedCents,
    products:
      by.has('productGroup') || by.has('productCode')
        ? otherFuels(attempt, (lines) => passes({ lines }))
        : [],
    laterAt: laterAt === null ? null : new Date(laterAt).toISOString(),
    states: by.has('state')
      ? (limits.allowedStates ?? []).filter((state) => passes({ site: { ...attempt.site, state } }))
      : [],
    groups,
    askMaxCents: canAllow && most >= DRIVER_ASK_CENTS_MIN ? most : 0,
  };
}
