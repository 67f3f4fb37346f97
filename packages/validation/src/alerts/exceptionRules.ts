import * as z from 'zod/mini';
import type { Anomaly, AnomalyRule } from '../anomalies/anomaly.ts';
import { reason, type Reason } from '../core/issue.ts';
import { list, nullable, shape, text, pushFound, type CrossFieldIssue } from '../core/shape.ts';
import type { LimitCheck } from '../purchases/limitCheck.ts';
import { NO_LIMITS } from '../limits/noLimits.ts';
import type { ProductGroup } from '../limits/productGroups.ts';
import type { PurchaseLimits } from '../limits/purchaseLimits.ts';
import type { PurchaseRule } from '../limits/purchaseRules.ts';
import {
  EXCEPTION_CODES,
  exceptionCode,
  exceptionKind,
  exceptionKindKey,
  type ExceptionCode,
  type ExceptionKind,
} from './exceptions.ts';

/** The gateway's meaning of a code; `kind` is `null` if only the description explains it. */
export const exceptionMeaning = shape({
  code: exceptionCode,
  kind: nullable(exceptionKind),
  description: nullable(text(120)),
});
export type ExceptionMeaning = z.infer<typeof exceptionMeaning>;

const duplicateIssues = (rows: readonly ExceptionMeaning[]): CrossFieldIssue[] =>
  rows.flatMap(({ code }, index) =>
    rows.findIndex((row) => row.code === code) < index
      ? [{ path: [index, 'code'], key: 'exception.codeTwice' as const, params: { code } }]
      : [],
  );

/** The mapping of codes that a gateway supplies, without duplicates. [ALERT-20] */
export const exceptionMapping = list(exceptionMeaning).check(
  z.check((payload) => pushFound(payload, duplicateIssues(payload.value))),
);

/** What is known about a code. */
export interface DescribedException {
  readonly code: string;
  readonly kind: ExceptionKind | null;
  /** The gateway's own description; `null` if it has none. */
  readonly description: string | null;
  /** The text to show if there is no description. */
  readonly reason: Reason;
}

export interface ExceptionRules {
  /** Accepts any code, including unmapped and unknown ones. */
  readonly describe: (code: string) => DescribedException;
  readonly codesOf: (kind: ExceptionKind) => readonly ExceptionCode[];
  /** Codes that the gateway's mapping does not cover. */
  readonly unmapped: readonly ExceptionCode[];
}

/** Interprets exception codes with the gateway's mapping; none is hard-coded. [ALERT-20] */
export function exceptionRules(mapping: readonly ExceptionMeaning[]): ExceptionRules {
  const meanings = new Map<string, ExceptionMeaning>(mapping.map((row) => [row.code, row]));
  return {
    describe: (code) => {
      const { kind = null, description = null } = meanings.get(code) ?? {};
      const fallback =
        kind === null ? reason('exception.unknown', { code }) : reason(exceptionKindKey(kind));
      return { code, kind, description, reason: fallback };
    },
    codesOf: (kind) => mapping.filter((row) => row.kind === kind).map(({ code }) => code),
    unmapped: EXCEPTION_CODES.filter((code) => !meanings.has(code)),
  };
}

const kindOfRule: Readonly<Partial<Record<PurchaseRule, ExceptionKind>>> = {
  state: 'location',
  vehicleAway: 'location',
  vehicleSilent: 'vehicleSilent',
  tankRoom: 'tankRoom',
  day: 'day',
  hours: 'time',
  transactionsPerDay: 'dailyTransactions',
  gallonsPerDay: 'dailyFuel',
  gallonsPerWeek: 'weeklyFuel',
};
const kindOfAnomaly: Readonly<Partial<Record<AnomalyRule, ExceptionKind>>> = {
  mpgDrift: 'mpgOutOfRange',
  odometerMissing: 'odometer',
  odometerOutOfOrder: 'odometer',
  odometerJump: 'odometer',
  handKeyedRepeat: 'manualEntry',
  outsideShift: 'time',
  impossibleTravel: 'location',
  awayFromPump: 'location',
  aboveTankRoom: 'tankRoom',
  overfill: 'tankRoom',
};

/** The budget behind an exceeded dollar limit: fuel, fleet supplies, services, or miscellaneous. */
const budgetOfGroup = {
  gasoline: 'Fuel',
  diesel: 'Fuel',
  alternativeFuel: 'Fuel',
  def: 'Fuel',
  fluids: 'Supplies',
  supplies: 'Supplies',
  services: 'Services',
  misc: 'Misc',
  food: 'Misc',
  cash: 'Misc',
} as const satisfies Record<ProductGroup, string>;
const periodOfRule: Readonly<Partial<Record<PurchaseRule, 'daily' | 'weekly'>>> = {
  amountPerDay: 'daily',
  amountPerWeek: 'weekly',
};

type Budgeted = Required<Pick<ExceptionalPurchase, 'groups' | 'limits'>>;

/** The period of an exceeded limit, and the groups that it counts; `null` if it has no kind. */
function budgetOfRule(rule: PurchaseRule, { groups, limits }: Budgeted) {
  const period = periodOfRule[rule];
  if (period) return { period, counted: groups };
  if (rule !== 'gallons1' && rule !== 'gallons2') return null;
  const limit = limits[rule];
  if (!limit || limit.reset === 'monthly') return null;
  return { period: limit.reset, counted: groups.filter((group) => limit.groups.includes(group)) };
}

function kindsOfRule(rule: PurchaseRule, purchase: Budgeted): ExceptionKind[] {
  const budget = budgetOfRule(rule, purchase);
  if (budget)
    return budget.counted.map((group) => `${budget.period}${budgetOfGroup[group]}` as const);
  const kind = kindOfRule[rule];
  return kind ? [kind] : [];
}

/** A problem with the ID that was entered at the pump. */
export type PromptedIdTrouble = 'promptedIdLocked' | 'vehicleLocked' | 'promptedIdOtherDepartment';

/** The parts of a purchase that can raise exceptions. */
export interface ExceptionalPurchase {
  readonly checks: readonly Pick<LimitCheck, 'rule' | 'verdict'>[];
  readonly anomalies: readonly Pick<Anomaly, 'rule'>[];
  readonly isHandKeyed: boolean;
  /** Product groups of its lines. */
  readonly groups?: readonly ProductGroup[];
  /** The card's limits, for the period and groups of those that it can set; if omitted, none. */
  readonly limits?: Pick<PurchaseLimits, 'gallons1' | 'gallons2'>;
  readonly promptedId?: PromptedIdTrouble | null;
}

const isRaising = ({ verdict }: Pick<LimitCheck, 'verdict'>) =>
  verdict === 'decline' || verdict === 'flag';

/** Whether the vehicle's signal shows that it was not where the purchase was made. [GW-133] */
export const isAwayFromVehicle = ({
  checks,
  anomalies,
}: Pick<ExceptionalPurchase, 'checks' | 'anomalies'>): boolean =>
  checks.some((check) => check.rule === 'vehicleAway' && isRaising(check)) ||
  anomalies.some(({ rule }) => rule === 'awayFromPump');

/**
 * Returns the kinds of exceptions that a purchase raises, without duplicates: from limits that
 * declined or flagged it, its anomalies, the ID entered at the pump, and how the card was read.
 * [ALERT-05 to ALERT-13, ALERT-15 to ALERT-19, ALERT-22]
 */
export function exceptionKindsOf(purchase: ExceptionalPurchase): ExceptionKind[] {
  const { groups = [], limits = NO_LIMITS, promptedId = null } = purchase;
  const kinds = new Set<ExceptionKind>(purchase.isHandKeyed ? ['manualEntry'] : []);
  if (promptedId !== null) kinds.add(promptedId);
  for (const { rule } of purchase.checks.filter(isRaising)) {
    for (const kind of kindsOfRule(rule, { groups, limits })) kinds.add(kind);
  }
  for (const { rule } of purchase.anomalies) {
    const kind = kindOfAnomaly[rule];
    if (kind) kinds.add(kind);
  }
  return [...kinds];
}
