import * as z from 'zod/mini';
import type { Anomaly, AnomalyRule } from '../anomalies/anomaly.ts';
import { reason, type Reason } from '../core/issue.ts';
import { list, nullable, shape, text, pushFound, type FoundIssue } from '../core/shape.ts';
import type { LimitCheck } from '../purchases/limitCheck.ts';
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
};

/**
 * Which kinds of exceptions a purchase raises: by the limits that declined or flagged it, by what is
 * odd about it, and by how the card was read. Each kind once.
 * [ALERT-05 to ALERT-07, ALERT-11 to ALERT-13, ALERT-15, ALERT-16, ALERT-22]
 */
export function exceptionKindsOf(purchase: {
  readonly checks: readonly Pick<LimitCheck, 'rule' | 'verdict'>[];
  readonly anomalies: readonly Pick<Anomaly, 'rule'>[];
  readonly isHandKeyed: boolean;
}): ExceptionKind[] {
  const kinds = new Set<ExceptionKind>(purchase.isHandKeyed ? ['manualEntry'] : []);
  for (const { rule, verdict } of purchase.checks) {
    const kind = kindOfRule[rule];
    if (kind && (verdict === 'decline' || verdict === 'flag')) kinds.add(kind);
  }
  for (const { rule } of purchase.anomalies) {
    const kind = kindOfAnomaly[rule];
    if (kind) kinds.add(kind);
  }
  return [...kinds];
}
