import type { PurchaseAttempt } from './purchaseAttempt.ts';
import type { PurchaseLimits } from '../limits/purchaseLimits.ts';
import {
  isFlaggableRule,
  PURCHASE_RULES,
  type CheckUnit,
  type Enforcement,
  type PurchaseRule,
} from '../limits/purchaseRules.ts';

/** `cap`: approved for less; `flag`: approved and marked, since the rule could or should not decline. */
export type Verdict = 'pass' | 'cap' | 'decline' | 'flag';
/** What the rule does to what goes beyond it. */
export type RuleMode = 'decline' | 'flag';

/** One rule that was checked. Figures are in `unit`, null where the rule has none. */
export interface LimitCheck {
  readonly rule: PurchaseRule;
  readonly verdict: Verdict;
  readonly mode: RuleMode;
  readonly unit: CheckUnit;
  readonly limit: number | null;
  readonly used: number | null;
  readonly asked: number | null;
  /** Never below zero, also where more was used than the limit allows. */
  readonly left: number | null;
  /** Instant in milliseconds at which the rule frees up; null: not by waiting. */
  readonly freesAt: number | null;
  /** IANA zone by whose clock it frees up: of the site for days and hours, else of the account. */
  readonly timeZone: string;
  /** `afterTheFact` at a site that cannot enforce what others can. */
  readonly enforcement: Enforcement;
}

/** A rule that holds or does not, without figures. */
export interface PlainRule {
  readonly rule: PurchaseRule;
  readonly isKept: boolean;
  readonly freesAt?: number | null;
  /** What the fleet chose for this rule; left out: what the limits say. */
  readonly mode?: RuleMode;
}

/** A rule that counts; null as limit: there is none, so nothing is checked. */
export interface CounterRule {
  readonly rule: PurchaseRule;
  readonly limit: number | null;
  readonly used?: number;
  readonly asked: number;
  readonly freesAt?: number | null;
  /** false: the whole or nothing, also where the pump could stop. */
  readonly canCap?: boolean;
  /** What the fleet chose for this rule; left out: what the limits say. */
  readonly mode?: RuleMode;
}

/** Makes the checks of one purchase: knows which rules only flag and what the site can enforce. */
export interface Checker {
  readonly plain: (rule: PlainRule) => LimitCheck;
  readonly counter: (rule: CounterRule) => LimitCheck[];
}

const BY_SITE_CLOCK: ReadonlySet<PurchaseRule> = new Set(['day', 'hours']);
const BY_PRODUCT: ReadonlySet<PurchaseRule> = new Set(['productGroup', 'productCode']);

function isEnforceable(rule: PurchaseRule, { site }: PurchaseAttempt): boolean {
  if (rule === 'promptedId' || rule === 'odometer') return site.asksForIds !== false;
  if (BY_PRODUCT.has(rule)) return site.sendsProductCodes !== false;
  return PURCHASE_RULES[rule].unit !== 'milligallons' || site.sendsGallons !== false;
}

export function checkerOf(limits: PurchaseLimits, attempt: PurchaseAttempt): Checker {
  const { site, account, acceptsLess } = attempt;
  const flagOnly: ReadonlySet<string> = new Set(limits.flagOnly ?? []);

  const factsOf = (rule: PurchaseRule, chosen?: RuleMode) => {
    const { unit, enforcement } = PURCHASE_RULES[rule];
    const canEnforce = isEnforceable(rule, attempt);
    const isFlagged = isFlaggableRule(rule) && flagOnly.has(rule);
    const mode: RuleMode = isFlagged || !canEnforce ? 'flag' : (chosen ?? 'decline');
    return {
      rule,
      mode,
      unit,
      timeZone: BY_SITE_CLOCK.has(rule) ? site.timeZone : account.timeZone,
      enforcement: canEnforce ? enforcement : ('afterTheFact' as const),
    };
  };

  return {
    plain: ({ rule, isKept, freesAt = null, mode }) => {
      const facts = factsOf(rule, mode);
      const nothing = { limit: null, used: null, asked: null, left: null };
      return { ...facts, ...nothing, verdict: isKept ? 'pass' : facts.mode, freesAt };
    },
    counter: ({ rule, limit, used = 0, asked, freesAt = null, canCap = true, mode }) => {
      if (limit === null) return [];
      const facts = factsOf(rule, mode);
      const left = Math.max(0, limit - used);
      const canStop = acceptsLess && canCap && left > 0 && facts.mode === 'decline';
      const verdict: Verdict = asked <= left ? 'pass' : canStop ? 'cap' : facts.mode;
      return [{ ...facts, verdict, limit, used, asked, left, freesAt }];
    },
  };
}
