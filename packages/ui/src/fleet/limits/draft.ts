import {
  WEEK_DAYS,
  cardLimit,
  gallons,
  money,
  type CardLimit,
  type FieldIssue,
  type FlaggableRule,
  type LimitCycle,
  type ProductGroup,
  type PurchaseLimits,
  type TimeWindow,
  type WeekDay,
} from '@forecourt/validation';
import { formatTypedMoney } from '../../format/index.ts';
import { issuesOf, joinIssues, readCount, readTyped, typedIssues } from '../form/index.ts';

/** A gallon limit for some product groups, with its own reset. */
export interface FuelDraft {
  /** US gallons as typed; empty for no limit. */
  gallons: string;
  reset: LimitCycle;
  groups: ProductGroup[];
}

/** Field values of a set of limits, as typed; empty means no limit. */
export interface LimitDraft {
  name: string;
  isDefault: boolean;
  /** In dollars. */
  perTransaction: string;
  perDay: string;
  perWeek: string;
  perCycle: string;
  cycle: LimitCycle;
  cash: string;
  cashReset: LimitCycle;
  transactionsPerDay: string;
  /** In US gallons. */
  gallonsPerTransaction: string;
  gallonsPerDay: string;
  gallonsPerWeek: string;
  gallons1: FuelDraft;
  gallons2: FuelDraft;
  /** All seven mean every day. */
  days: WeekDay[];
  isAnyHour: boolean;
  windows: TimeWindow[];
  /** Empty means everywhere. */
  states: string[];
  /** Empty means every product. */
  groups: ProductGroup[];
  productCodes: string[];
  flagOnly: FlaggableRule[];
}

export const MONEY_FIELDS = {
  perTransaction: 'perTransactionCents',
  perDay: 'perDayCents',
  perWeek: 'perWeekCents',
  perCycle: 'perCycleCents',
} as const satisfies Partial<Record<keyof LimitDraft, keyof PurchaseLimits>>;

export const GALLONS_FIELDS = {
  gallonsPerTransaction: 'perTransactionMilligallons',
  gallonsPerDay: 'perDayMilligallons',
  gallonsPerWeek: 'perWeekMilligallons',
} as const satisfies Partial<Record<keyof LimitDraft, keyof PurchaseLimits>>;

export const MONEY_NAMES = ['perTransaction', 'perDay', 'perWeek', 'perCycle'] as const;
export const GALLONS_NAMES = ['gallonsPerTransaction', 'gallonsPerDay', 'gallonsPerWeek'] as const;

const decimal = (value: number | null, scale: 100 | 1000): string => {
  if (value === null) return '';
  if (scale === 100) return formatTypedMoney(value);
  return (value / scale).toFixed(3).replace(/\.?0+$/, '');
};

const fuelOf = (limit: PurchaseLimits['gallons1'], groups: readonly ProductGroup[]): FuelDraft => ({
  gallons: decimal(limit?.milligallons ?? null, 1000),
  reset: limit?.reset ?? 'daily',
  groups: [...(limit?.groups ?? groups)],
});

export const FIRST_WINDOW: TimeWindow = { start: '05:00', end: '19:00' };

/** Returns the field values for a named set of limits. */
export function draftOf(name: string, limits: PurchaseLimits, isDefault = false): LimitDraft {
  const { allowedDays, allowedTimes, transactionsPerDay } = limits;
  return {
    name,
    isDefault,
    perTransaction: decimal(limits.perTransactionCents, 100),
    perDay: decimal(limits.perDayCents, 100),
    perWeek: decimal(limits.perWeekCents, 100),
    perCycle: decimal(limits.perCycleCents, 100),
    cycle: limits.cycle,
    cash: decimal(limits.cash?.amountCents ?? null, 100),
    cashReset: limits.cash?.reset ?? 'daily',
    transactionsPerDay: transactionsPerDay === null ? '' : String(transactionsPerDay),
    gallonsPerTransaction: decimal(limits.perTransactionMilligallons, 1000),
    gallonsPerDay: decimal(limits.perDayMilligallons, 1000),
    gallonsPerWeek: decimal(limits.perWeekMilligallons, 1000),
    gallons1: fuelOf(limits.gallons1, ['diesel']),
    gallons2: fuelOf(limits.gallons2, ['def']),
    days: [...(allowedDays ?? WEEK_DAYS)],
    isAnyHour: allowedTimes === null,
    windows: (allowedTimes ?? [FIRST_WINDOW]).map((window) => ({ ...window })),
    states: [...(limits.allowedStates ?? [])],
    groups: [...(limits.allowedGroups ?? [])],
    productCodes: [...(limits.productCodes ?? [])],
    flagOnly: [...(limits.flagOnly ?? [])],
  };
}

const orAll = <T>(values: readonly T[]): T[] | null => (values.length === 0 ? null : [...values]);

const fuelLimit = ({ gallons: typed, reset, groups }: FuelDraft): PurchaseLimits['gallons1'] => {
  const amount = readTyped(gallons, typed);
  return amount === null ? null : { milligallons: amount, reset, groups: [...groups] };
};
/** Changes an end of `00:00`, which means midnight at the end of the day, to `24:00`. */
const windowOf = ({ start, end }: TimeWindow): TimeWindow => ({
  start,
  end: end === '00:00' ? '24:00' : end,
});

const cents = (typed: string) => readTyped(money, typed);
const milligallons = (typed: string) => readTyped(gallons, typed);

/** Converts a draft to limits, with `NaN`, which the rule rejects, for invalid fields. */
export function limitsOf(draft: LimitDraft): PurchaseLimits {
  const cash = cents(draft.cash);
  return {
    perTransactionCents: cents(draft.perTransaction),
    perDayCents: cents(draft.perDay),
    perWeekCents: cents(draft.perWeek),
    perCycleCents: cents(draft.perCycle),
    cycle: draft.cycle,
    cash: cash === null ? null : { amountCents: cash, reset: draft.cashReset },
    transactionsPerDay: readCount(draft.transactionsPerDay),
    perTransactionMilligallons: milligallons(draft.gallonsPerTransaction),
    perDayMilligallons: milligallons(draft.gallonsPerDay),
    perWeekMilligallons: milligallons(draft.gallonsPerWeek),
    gallons1: fuelLimit(draft.gallons1),
    gallons2: fuelLimit(draft.gallons2),
    allowedDays: draft.days.length === WEEK_DAYS.length ? null : [...draft.days],
    allowedTimes: draft.isAnyHour ? null : draft.windows.map(windowOf),
    allowedStates: orAll(draft.states),
    allowedGroups: orAll(draft.groups),
    productCodes: orAll(draft.productCodes),
    ...(draft.flagOnly.length > 0 ? { flagOnly: [...draft.flagOnly] } : {}),
  };
}

/** Converts a draft to a named set of limits. */
export const toCardLimit = (draft: LimitDraft): CardLimit => ({
  name: draft.name.trim(),
  limits: limitsOf(draft),
});

const FIELD_OF: Readonly<Record<string, string>> = {
  perTransactionCents: 'perTransaction',
  perDayCents: 'perDay',
  perWeekCents: 'perWeek',
  perCycleCents: 'perCycle',
  'cash.amountCents': 'cash',
  perTransactionMilligallons: 'gallonsPerTransaction',
  perDayMilligallons: 'gallonsPerDay',
  perWeekMilligallons: 'gallonsPerWeek',
  'gallons1.milligallons': 'gallons1.gallons',
  'gallons2.milligallons': 'gallons2.gallons',
  allowedDays: 'days',
  allowedStates: 'states',
  allowedGroups: 'groups',
};

/** Maps an issue's path to the form's field: `limits.perDayCents` becomes `perDay`. */
export function fieldOfIssue(path: string): string {
  const limitPath = path.replace(/^limits\./, '');
  const window = /^allowedTimes\.(\d+)/.exec(limitPath);
  return window ? `windows.${window[1]}` : (FIELD_OF[limitPath] ?? limitPath);
}

/** Checks the draft and returns issues by field. [LIMIT-06 to LIMIT-11] */
export function checkLimits(
  draft: LimitDraft,
  rule: Parameters<typeof issuesOf>[0] = cardLimit,
  entity: unknown = toCardLimit(draft),
): readonly FieldIssue[] {
  const fieldIssues = [
    ...[...MONEY_NAMES, 'cash' as const].flatMap((name) => typedIssues(money, draft[name], name)),
    ...GALLONS_NAMES.flatMap((name) => typedIssues(gallons, draft[name], name)),
    ...(['gallons1', 'gallons2'] as const).flatMap((name) =>
      typedIssues(gallons, draft[name].gallons, `${name}.gallons`),
    ),
  ];
  const entityIssues = issuesOf(rule, entity).map((issue) => ({
    ...issue,
    path: fieldOfIssue(issue.path),
  }));
  return joinIssues(fieldIssues, entityIssues);
}
