import type { PurchaseAttempt } from './purchaseAttempt.ts';
import type { PurchaseLimits } from '../limits/purchaseLimits.ts';
import {
  isFlaggableRule,
  PURCHASE_RULES,
  type CheckUnit,
  type Enforcement,
  type PurchaseRule,
} from '../limits/purchaseRules.ts';

/** `cap`: approved for less; `flag`: approved but flagged, because the rule does not decline. */
export type Verdict = 'pass' | 'cap' | 'decline' | 'flag';
/** How a rule treats purchases that exceed it. */
export type RuleMode = 'decline' | 'flag';

/** The result of checking a rule. Figures are in `unit`; `null` if the rule has none. */
export interface LimitCheck {
  readonly rule: PurchaseRule;
  readonly verdict: Verdict;
  readonly mode: RuleMode;
  readonly unit: CheckUnit;
  readonly limit: number | null;
  readonly used: number | null;
  readonly asked: number | null;
  /** Never negative, even if usage exceeds the limit. */
  readonly left: number | null;
  /** Instant in milliseconds at which the rule would pass; `null` if waiting does not help. */
  readonly freesAt: number | null;
  /** IANA time zone of `freesAt`: the site's for days and hours, otherwise the account's. */
  readonly timeZone: string;
  /** `afterTheFact` if the site cannot enforce it. */
  readonly enforcement: Enforcement;
}

/** A rule that passes or fails, without figures. */
export interface PlainRule {
  readonly rule: PurchaseRule;
  readonly isMet: boolean;
  readonly freesAt?: number | null;
  /** The fleet's choice for this rule; defaults to the mode set in the limits. */
  readonly mode?: RuleMode;
}

/** A rule that counts usage; if `limit` is `null`, nothing is checked. */
export interface CounterRule {
  readonly rule: PurchaseRule;
  readonly limit: number | null;
  readonly used?: number;
  readonly asked: number;
  readonly freesAt?: number | null;
  /** `false` approves all or nothing, even if the pump could stop early. */
  readonly canCap?: boolean;
  /** The fleet's choice for this rule; defaults to the mode set in the limits. */
  readonly mode?: RuleMode;
}

/** Checks rules for one purchase; knows which rules only flag and what the site can enforce. */
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

  const factsOf = (rule: PurchaseRule, fleetMode?: RuleMode) => {
    const { unit, enforcement } = PURCHASE_RULES[rule];
    const canEnforce = isEnforceable(rule, attempt);
    const isFlagged = isFlaggableRule(rule) && flagOnly.has(rule);
    const mode: RuleMode = isFlagged || !canEnforce ? 'flag' : (fleetMode ?? 'decline');
    return {
      rule,
      mode,
      unit,
      timeZone: BY_SITE_CLOCK.has(rule) ? site.timeZone : account.timeZone,
      enforcement: canEnforce ? enforcement : ('afterTheFact' as const),
    };
  };

  return {
    plain: ({ rule, isMet, freesAt = null, mode }) => {
      const facts = factsOf(rule, mode);
      const noFigures = { limit: null, used: null, asked: null, left: null };
      return { ...facts, ...noFigures, verdict: isMet ? 'pass' : facts.mode, freesAt };
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
