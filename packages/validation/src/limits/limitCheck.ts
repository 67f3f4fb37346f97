import {
  PURCHASE_RULES,
  type CheckUnit,
  type Enforcement,
  type PurchaseRule,
} from './purchaseRules.ts';

/** `cap`: approved for less; `flag`: approved and marked, since the site could not enforce it. */
export type Verdict = 'pass' | 'cap' | 'decline' | 'flag';

/** One rule that was checked. Figures are in `unit`, null where the rule has none. */
export interface LimitCheck {
  readonly rule: PurchaseRule;
  readonly verdict: Verdict;
  readonly unit: CheckUnit;
  readonly limit: number | null;
  readonly used: number | null;
  readonly asked: number | null;
  /** Never below zero, also where more was used than the limit allows. */
  readonly left: number | null;
  /** Instant in milliseconds at which the rule frees up; null: not by waiting. */
  readonly freesAt: number | null;
  readonly enforcement: Enforcement;
}

/** A rule without figures. */
export function plainCheck(
  rule: PurchaseRule,
  verdict: Verdict,
  freesAt: number | null = null,
): LimitCheck {
  const { unit, enforcement } = PURCHASE_RULES[rule];
  return {
    rule,
    verdict,
    unit,
    limit: null,
    used: null,
    asked: null,
    left: null,
    freesAt,
    enforcement,
  };
}

interface Counter {
  readonly rule: PurchaseRule;
  readonly limit: number;
  readonly used: number;
  readonly asked: number;
  readonly freesAt: number | null;
  readonly acceptsLess: boolean;
}

/** A rule that counts: passes what is left, caps or declines what goes beyond. */
export function counterCheck({
  rule,
  limit,
  used,
  asked,
  freesAt,
  acceptsLess,
}: Counter): LimitCheck {
  const { unit, enforcement } = PURCHASE_RULES[rule];
  const left = Math.max(0, limit - used);
  const isBeyond = asked > left;
  const verdict: Verdict = !isBeyond ? 'pass' : acceptsLess && left > 0 ? 'cap' : 'decline';
  return { rule, verdict, unit, limit, used, asked, left, freesAt, enforcement };
}
