import { centsOf, gallonsOf } from './requestedAmounts.ts';
import type { MessageKey } from '../messages/keys.ts';
import { limitResets } from './limitResets.ts';
import { FUEL_GROUPS, type PurchaseAttempt } from './purchaseAttempt.ts';
import type { PurchaseLimits } from '../limits/purchaseLimits.ts';
import type { PurchaseRule } from '../limits/purchaseRules.ts';

/** Days of purchases that show what a card needs. */
export const LIMITS_FIT_DAYS = 90;
/** A limit more than this many times the peak usage is too loose. */
export const LOOSE_LIMIT_FACTOR = 3;
/** A limit per fill more than this many times the tank is too loose, whatever was bought. */
export const LOOSE_TANK_FACTOR = 2;
/** Percent by which a fill may exceed the tank, since gauges and pumps round. */
export const TANK_TOLERANCE_PERCENT = 10;
/** Percent by which a proposed limit exceeds the peak usage. */
export const PROPOSAL_HEADROOM_PERCENT = 25;
/** A truck that stops for DEF or reefer fuel makes two purchases. */
export const PROPOSED_TRANSACTIONS_PER_DAY_MIN = 2;

/** The limits to review, by their field names. */
export const FITTED_LIMITS = {
  transactionsPerDay: { rule: 'transactionsPerDay', unit: 'count', period: 'daily', step: 1 },
  perTransactionMilligallons: {
    rule: 'gallonsPerTransaction',
    unit: 'milligallons',
    period: null,
    step: 5000,
  },
  perDayMilligallons: { rule: 'gallonsPerDay', unit: 'milligallons', period: 'daily', step: 5000 },
  perTransactionCents: { rule: 'amountPerTransaction', unit: 'cents', period: null, step: 2500 },
  perDayCents: { rule: 'amountPerDay', unit: 'cents', period: 'daily', step: 2500 },
  perCycleCents: { rule: 'amountPerCycle', unit: 'cents', period: 'cycle', step: 10_000 },
} as const satisfies Partial<Record<keyof PurchaseLimits, unknown>> &
  Record<
    string,
    {
      readonly rule: PurchaseRule;
      readonly unit: 'count' | 'milligallons' | 'cents';
      readonly period: 'daily' | 'cycle' | null;
      readonly step: number;
    }
  >;
export type FittedLimit = keyof typeof FITTED_LIMITS;

/** Why a limit offers no protection. */
export type LimitMisfit = 'blank' | 'allNines' | 'tooLoose';
/** The message key for a misfit. */
export const misfitKey = (misfit: LimitMisfit) =>
  `limitMisfit.${misfit}` as const satisfies MessageKey;

/** A limit that does not match the card's purchases. Figures are in the limit's own unit. */
export interface LimitFinding {
  readonly limit: FittedLimit;
  readonly rule: PurchaseRule;
  readonly misfit: LimitMisfit;
  readonly value: number | null;
  /** Highest usage in one period; `null` without purchases. */
  readonly mostUsed: number | null;
  /** `null` if there is no basis for a proposal. */
  readonly proposed: number | null;
}

/** The parts of a purchase that count toward limits. */
export type FittedPurchase = Pick<PurchaseAttempt, 'at' | 'lines' | 'account'>;

const NINES = { count: /^9{2,}$/, cents: /^9{3,}(?:00)?$/, milligallons: /^9{2,}(?:000)?$/ };
const isAllNines = (value: number, unit: keyof typeof NINES) => NINES[unit].test(String(value));

const amountOf = (unit: keyof typeof NINES, { lines }: FittedPurchase) =>
  unit === 'count' ? 1 : unit === 'cents' ? centsOf(lines) : gallonsOf(lines, FUEL_GROUPS);

function mostUsed(
  name: FittedLimit,
  { cycle }: PurchaseLimits,
  purchases: readonly FittedPurchase[],
): number | null {
  const { unit, period } = FITTED_LIMITS[name];
  const sums = new Map<number, number>();
  for (const [index, purchase] of purchases.entries()) {
    const { at, account } = purchase;
    const bucket = period === null ? index : limitResets(at, account, cycle)[period].startsAt;
    sums.set(bucket, (sums.get(bucket) ?? 0) + amountOf(unit, purchase));
  }
  return sums.size === 0 ? null : Math.max(0, ...sums.values());
}

const roundUp = (value: number, step: number) => Math.ceil(value / step) * step;

/** The tank plus tolerance; `null` if unknown, or if the limit is not per fill. */
const tankOf = (name: FittedLimit, tankMilligallons: number | null) =>
  name === 'perTransactionMilligallons' && tankMilligallons !== null && tankMilligallons > 0
    ? Math.ceil((tankMilligallons * (100 + TANK_TOLERANCE_PERCENT)) / 100)
    : null;

function proposalFor(name: FittedLimit, peak: number | null, tank: number | null): number | null {
  const { unit, step } = FITTED_LIMITS[name];
  if (tank !== null) return roundUp(tank, 1000);
  if (peak === null || peak === 0) return null;
  if (unit === 'count') return Math.max(peak + 1, PROPOSED_TRANSACTIONS_PER_DAY_MIN);
  return roundUp((peak * (100 + PROPOSAL_HEADROOM_PERCENT)) / 100, step);
}

function misfitOf(
  name: FittedLimit,
  value: number | null,
  peak: number | null,
  proposed: number | null,
  tank: number | null,
): LimitMisfit | null {
  if (value === null) return 'blank';
  if (isAllNines(value, FITTED_LIMITS[name].unit)) return 'allNines';
  if (proposed === null || value <= proposed) return null;
  const isAboveTank = tank !== null && value > LOOSE_TANK_FACTOR * proposed;
  return isAboveTank || (peak !== null && value > LOOSE_LIMIT_FACTOR * peak) ? 'tooLoose' : null;
}

const isFittedLimit = (name: string): name is FittedLimit => Object.hasOwn(FITTED_LIMITS, name);

/**
 * Finds limits that are blank, all nines, or far above what the card really buys, with a proposed
 * replacement. `tankMilligallons` is the tank of the card's vehicle, or `null` if unknown.
 */
export function limitsFit(
  limits: PurchaseLimits,
  purchases: readonly FittedPurchase[],
  tankMilligallons: number | null,
): LimitFinding[] {
  return Object.keys(FITTED_LIMITS)
    .filter(isFittedLimit)
    .flatMap((limit) => {
      const value = limits[limit];
      const peak = mostUsed(limit, limits, purchases);
      const tank = tankOf(limit, tankMilligallons);
      const proposed = proposalFor(limit, peak, tank);
      const misfit = misfitOf(limit, value, peak, proposed, tank);
      const { rule } = FITTED_LIMITS[limit];
      return misfit === null ? [] : [{ limit, rule, misfit, value, mostUsed: peak, proposed }];
    });
}
