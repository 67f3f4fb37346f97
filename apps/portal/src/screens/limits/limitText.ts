import {
  WEEK_DAYS,
  type LimitCycle,
  type PurchaseLimits,
  type ProductGroup,
} from '@forecourt/validation';
import { formatCount, formatGallons, formatMoney, windowTimes } from '@forecourt/ui/format';
import type { Text } from '../../messages/text.ts';
import { formatWeekDays } from '../cards/cardText.ts';

interface LabeledValue {
  readonly id: string;
  readonly label: string;
  /** null if there is no such limit. */
  readonly value: string | null;
}

const MONEY = [
  ['perTransactionCents', 'limits.field.perTransaction', 'limits.short.perPurchase'],
  ['perDayCents', 'limits.field.perDay', 'limits.short.perDay'],
  ['perWeekCents', 'limits.field.perWeek', 'limits.short.perWeek'],
  ['perCycleCents', 'limits.field.perCycle', 'limits.short.perCycle'],
] as const;
const GALLONS = [
  ['perTransactionMilligallons', 'limits.field.gallonsPerTransaction', 'limits.short.perPurchase'],
  ['perDayMilligallons', 'limits.field.gallonsPerDay', 'limits.short.perDay'],
  ['perWeekMilligallons', 'limits.field.gallonsPerWeek', 'limits.short.perWeek'],
] as const;

const gallonsIn = (value: number, text: Text) =>
  text('limits.gal', { value: formatGallons(value) });

/** A value with its unit: "$150.00", "40 gal", "3". */
export function formatFigure(
  unit: 'cents' | 'milligallons' | 'count',
  value: number,
  currency: string,
  text: Text,
): string {
  if (unit === 'cents') return formatMoney(value, currency);
  return unit === 'count' ? formatCount(value) : gallonsIn(value, text);
}

const hoursIn = (times: PurchaseLimits['allowedTimes'], text: Text) =>
  times?.map((window) => text('limits.window', windowTimes(window))).join(', ') ?? null;
const groupsIn = (groups: readonly ProductGroup[] | null, text: Text) =>
  groups?.map((group) => text(`limits.group.${group}`)).join(', ') ?? null;
const withReset = (value: string, reset: LimitCycle, text: Text) =>
  `${value}, ${text(`limits.cycle.${reset}`).toLowerCase()}`;

/** Describes every limit of a set. */
export function formatLimits(limits: PurchaseLimits, currency: string, text: Text): LabeledValue[] {
  const { cash, allowedDays, gallons1, gallons2 } = limits;
  const gallonLimit = (limit: typeof gallons1) =>
    limit && withReset(gallonsIn(limit.milligallons, text), limit.reset, text);
  const money = (cents: number | null) => (cents === null ? null : formatMoney(cents, currency));
  return [
    ...MONEY.map(([id, label]) => ({ id, label: text(label), value: money(limits[id]) })),
    { id: 'cycle', label: text('limits.field.cycle'), value: text(`limits.cycle.${limits.cycle}`) },
    {
      id: 'transactionsPerDay',
      label: text('limits.field.transactionsPerDay'),
      value: limits.transactionsPerDay === null ? null : String(limits.transactionsPerDay),
    },
    ...GALLONS.map(([id, label]) => {
      const value = limits[id];
      return { id, label: text(label), value: value === null ? null : gallonsIn(value, text) };
    }),
    { id: 'gallons1', label: text('limits.field.gallons1'), value: gallonLimit(gallons1) },
    { id: 'gallons2', label: text('limits.field.gallons2'), value: gallonLimit(gallons2) },
    {
      id: 'cash',
      label: text('limits.field.cash'),
      value: cash && withReset(formatMoney(cash.amountCents, currency), cash.reset, text),
    },
    {
      id: 'allowedDays',
      label: text('limits.field.days'),
      value: allowedDays && formatWeekDays(allowedDays, text),
    },
    { id: 'allowedTimes', label: text('limits.hours'), value: hoursIn(limits.allowedTimes, text) },
    {
      id: 'allowedStates',
      label: text('limits.field.states'),
      value: limits.allowedStates?.join(', ') ?? null,
    },
    {
      id: 'allowedGroups',
      label: text('limits.field.groups'),
      value: groupsIn(limits.allowedGroups, text),
    },
    {
      id: 'productCodes',
      label: text('limits.field.productCodes'),
      value: limits.productCodes?.join(', ') ?? null,
    },
    {
      id: 'flagOnly',
      label: text('limits.field.flagOnly'),
      value: limits.flagOnly?.map((rule) => text(`purchaseRule.${rule}`)).join(', ') ?? null,
    },
  ];
}

/** Summarizes a set of limits: dollars first, then the others; omits those not set. */
export function summarizeLimits(limits: PurchaseLimits, currency: string, text: Text): string[] {
  const { transactionsPerDay, allowedDays, allowedStates, allowedTimes, productCodes } = limits;
  const dollars = MONEY.map(([id, , shortKey]) => {
    const cents = limits[id];
    return cents !== null && text(shortKey, { value: formatMoney(cents, currency) });
  });
  const otherLimits = [
    ...GALLONS.map(([id, , shortKey]) => {
      const value = limits[id];
      return value !== null && text(shortKey, { value: gallonsIn(value, text) });
    }),
    transactionsPerDay !== null && text('limits.short.count', { count: transactionsPerDay }),
    allowedDays && allowedDays.length < WEEK_DAYS.length && formatWeekDays(allowedDays, text),
    hoursIn(allowedTimes, text),
    allowedStates && allowedStates.join(' '),
    productCodes && text('limits.short.codes', { count: productCodes.length }),
  ];
  return [dollars, otherLimits]
    .map((parts) => parts.filter((part) => typeof part === 'string'))
    .filter(({ length }) => length > 0)
    .map((parts) => parts.join(' · '));
}
