import * as z from 'zod/mini';
import type { Anomaly, AnomalyRule } from '../anomalies/anomaly.ts';
import { reason, type Reason } from '../core/issue.ts';
import { list, nullable, shape, text, pushFound, type FoundIssue } from '../core/shape.ts';
import type { LimitCheck } from '../purchases/limitCheck.ts';
import type { ProductGroup } from '../limits/productGroups.ts';
import type { PurchaseRule } from '../limits/purchaseRules.ts';
import {
  EXCEPTION_CODES,
  exceptionCode,
  exceptionKind,
  exceptionKindKey,
  type ExceptionCode,
  type ExceptionKind,
} from './exceptions.ts';

/** What the gateway says of one code; `kind` null: none of ours, then the description says it. */
export const exceptionMeaning = shape({
  code: exceptionCode,
  kind: nullable(exceptionKind),
  description: nullable(text(120)),
});
export type ExceptionMeaning = z.infer<typeof exceptionMeaning>;

const twice = (rows: readonly ExceptionMeaning[]): FoundIssue[] =>
  rows.flatMap(({ code }, index) =>
    rows.findIndex((row) => row.code === code) < index
      ? [{ path: [index, 'code'], key: 'exception.codeTwice' as const, params: { code } }]
      : [],
  );

/** The mapping of codes that a gateway supplies; each code once. [ALERT-20] */
export const exceptionMapping = list(exceptionMeaning).check(
  z.check((payload) => pushFound(payload, twice(payload.value))),
);

/** What is known of a code. */
export interface DescribedException {
  readonly code: string;
  readonly kind: ExceptionKind | null;
  /** The gateway's own words; null: it gives none. */
  readonly description: string | null;
  /** The text to show where there is no description. */
  readonly reason: Reason;
}

export interface ExceptionRules {
  /** Any code can be asked for, also one that is not mapped or not ours. */
  readonly describe: (code: string) => DescribedException;
  readonly codesOf: (kind: ExceptionKind) => readonly ExceptionCode[];
  /** Codes of which the gateway says nothing. */
  readonly unmapped: readonly ExceptionCode[];
}

/** Reads exception codes by the mapping that the gateway supplies; none is fixed here. [ALERT-20] */
export function exceptionRules(mapping: readonly ExceptionMeaning[]): ExceptionRules {
  const meanings = new Map<string, ExceptionMeaning>(mapping.map((row) => [row.code, row]));
  return {
    describe: (code) => {
      const { kind = null, description = null } = meanings.get(code) ?? {};
      const words =
        kind === null ? reason('exception.unknown', { code }) : reason(exceptionKindKey(kind));
      return { code, kind, description, reason: words };
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
};

/** A dollar limit that was exceeded is about what was bought: fuel, fleet supplies, services or the rest. */
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

function kindsOfRule(rule: PurchaseRule, groups: readonly ProductGroup[]): ExceptionKind[] {
  const period = periodOfRule[rule];
  if (period) return groups.map((group) => `${period}${budgetOfGroup[group]}` as const);
  const kind = kindOfRule[rule];
  return kind ? [kind] : [];
}

/** What is wrong with the ID that was typed at the pump. */
export type PromptedIdTrouble = 'promptedIdLocked' | 'vehicleLocked' | 'promptedIdOtherDepartment';

/** A purchase as exceptions look at it. */
export interface ExceptionalPurchase {
  readonly checks: readonly Pick<LimitCheck, 'rule' | 'verdict'>[];
  readonly anomalies: readonly Pick<Anomaly, 'rule'>[];
  readonly isHandKeyed: boolean;
  /** Groups of its lines. */
  readonly groups?: readonly ProductGroup[];
  readonly promptedId?: PromptedIdTrouble | null;
}

/**
 * Which kinds of exceptions a purchase raises: by the limits that declined or flagged it, by what is
 * odd about it, by what was typed at the pump and by how the card was read. Each kind once.
 * [ALERT-05 to ALERT-13, ALERT-15 to ALERT-19, ALERT-22]
 */
export function exceptionKindsOf(purchase: ExceptionalPurchase): ExceptionKind[] {
  const { groups = [], promptedId = null } = purchase;
  const kinds = new Set<ExceptionKind>(purchase.isHandKeyed ? ['manualEntry'] : []);
  if (promptedId !== null) kinds.add(promptedId);
  for (const { rule, verdict } of purchase.checks) {
    if (verdict !== 'decline' && verdict !== 'flag') continue;
    for (const kind of kindsOfRule(rule, groups)) kinds.add(kind);
  }
  for (const { rule } of purchase.anomalies) {
    const kind = kindOfAnomaly[rule];
    if (kind) kinds.add(kind);
  }
  return [...kinds];
}
