import { centsOf, gallonsOf } from './askedAmounts.ts';
import type { MessageKey } from '../messages/keys.ts';
import { limitResets } from './limitResets.ts';
import { FUEL_GROUPS, type PurchaseAttempt } from './purchaseAttempt.ts';
import type { PurchaseLimits } from '../limits/purchaseLimits.ts';
import type { PurchaseRule } from '../limits/purchaseRules.ts';

/** What was bought in so many days tells what a card needs. */
export const LIMITS_FIT_DAYS = 90;
/** A limit so many times above what was used at most is far too loose. */
export const LOOSE_LIMIT_FACTOR = 3;
/** A limit of a fill so many times above the tank is far too loose, whatever was bought. */
export const LOOSE_TANK_FACTOR = 2;
/** A fill may have so much more than the tank holds, in percent: gauges and pumps round. */
export const TANK_TOLERANCE_PERCENT = 10;
/** What is proposed stands so far above the most that was used, in percent. */
export const PROPOSAL_HEADROOM_PERCENT = 25;
/** A truck that stops for DEF or a reefer buys twice. */
export const PROPOSED_TRANSACTIONS_PER_DAY_MIN = 2;

/** The limits that are looked at; each is the name of a field of the limits. */
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

/** Why a limit protects no one. */
export type LimitMisfit = 'blank' | 'allNines' | 'tooLoose';
/** The key of a misfit's text. */
export const misfitKey = (misfit: LimitMisfit) =>
  `limitMisfit.${misfit}` as const satisfies MessageKey;

/** One limit that does not fit what is bought. Figures are in the limit's own unit. */
export interface LimitFinding {
  readonly limit: FittedLimit;
  readonly rule: PurchaseRule;
  readonly misfit: LimitMisfit;
  readonly value: number | null;
  /** The most that was used in one period; null: nothing was bought. */
  readonly mostUsed: number | null;
  /** null: nothing to propose from. */
  readonly proposed: number | null;
}

/** What was bought, as far as limits look at it. */
export type FittedPurchase = Pick<PurchaseAttempt, 'at' | 'lines' | 'account'>;

const NINES = { count: /^9{2,}$/, cents: /^9{3,}(?:00)?$/, milligallons: /^9{2,}(?:000)?$/ };
const isAllNines = (value: number, unit: keyof typeof NINES) => NINES[unit].test(String(value));

const askedOf = (unit: keyof typeof NINES, { lines }: FittedPurchase) =>
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
    sums.set(bucket, (sums.get(bucket) ?? 0) + askedOf(unit, purchase));
  }
  return sums.size === 0 ? null : Math.max(0, ...sums.values());
}

const roundUp = (value: number, step: number) => Math.ceil(value / step) * step;

/** The tank with what pumps round; null: it is not known, or the limit is not about one fill. */
const tankOf = (name: FittedLimit, tankMilligallons: number | null) =>
  name === 'perTransactionMilligallons' && tankMilligallons !== null && tankMilligallons > 0
    ? Math.ceil((tankMilligallons * (100 + TANK_TOLERANCE_PERCENT)) / 100)
    : null;

function proposalFor(name: FittedLimit, most: number | null, tank: number | null): number | null {
  const { unit, step } = FITTED_LIMITS[name];
  if (tank !== null) return roundUp(tank, 1000);
  if (most === null || most === 0) return null;
  if (unit === 'count') return Math.max(most + 1, PROPOSED_TRANSACTIONS_PER_DAY_MIN);
  return roundUp((most * (100 + PROPOSAL_HEADROOM_PERCENT)) / 100, step);
}

function misfitOf(
  name: FittedLimit,
  value: number | null,
  most: number | null,
  proposed: number | null,
  tank: number | null,
): LimitMisfit | null {
  if (value === null) return 'blank';
  if (isAllNines(value, FITTED_LIMITS[name].unit)) return 'allNines';
  if (proposed === null || value <= proposed) return null;
  const isAboveTank = tank !== null && value > LOOSE_TANK_FACTOR * proposed;
  return isAboveTank || (most !== null && value > LOOSE_LIMIT_FACTOR * most) ? 'tooLoose' : null;
}

const isFittedLimit = (name: string): name is FittedLimit => Object.hasOwn(FITTED_LIMITS, name);

/**
 * Which limits are blank, all nines or far above what the card really buys, with a value to put in
 * their place. `tankMilligallons` is the tank of the card's vehicle, null: not known.
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
      const most = mostUsed(limit, limits, purchases);
      const tank = tankOf(limit, tankMilligallons);
      const proposed = proposalFor(limit, most, tank);
      const misfit = misfitOf(limit, value, most, proposed, tank);
      const { rule } = FITTED_LIMITS[limit];
      return misfit === null ? [] : [{ limit, rule, misfit, value, mostUsed: most, proposed }];
    });
}
