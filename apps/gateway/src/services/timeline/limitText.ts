import {
  readStoredLimits,
  type FlaggableRule,
  type LimitCycle,
  type PurchaseLimits,
} from '@forecourt/validation';
import { en } from '@forecourt/validation/messages';
import { unitsOf } from '../../files/amounts.ts';
import { stateText } from '../../files/stateText.ts';
import { formatMoney } from '../../pdf/formats.ts';

const gallons = (value: number): string =>
  `${unitsOf(value).toLocaleString('en-US', { maximumFractionDigits: 3 })} gal`;
const withCycle = (value: string, cycle: LimitCycle): string => `${value}, ${cycle}`;
const formatTime = (time: string): string =>
  new Date(`1970-01-01T${time}Z`)
    .toLocaleTimeString('en-US', { timeZone: 'UTC', hour: 'numeric', minute: '2-digit' })
    .replaceAll('\u202F', ' ');

/** Each limit in words, by the rule that checks it; `null` if it is not set. */
function textsByRule(
  limits: PurchaseLimits,
  currency: string,
): readonly (readonly [rule: FlaggableRule, words: string | null])[] {
  const { cash, gallons1, gallons2, transactionsPerDay } = limits;
  const money = (cents: number | null) => (cents === null ? null : formatMoney(cents, currency));
  const fuel = (value: number | null) => (value === null ? null : gallons(value));
  return [
    ['amountPerTransaction', money(limits.perTransactionCents)],
    ['amountPerDay', money(limits.perDayCents)],
    ['amountPerWeek', money(limits.perWeekCents)],
    ['amountPerCycle', money(limits.perCycleCents)],
    ['transactionsPerDay', transactionsPerDay === null ? null : String(transactionsPerDay)],
    ['gallonsPerTransaction', fuel(limits.perTransactionMilligallons)],
    ['gallonsPerDay', fuel(limits.perDayMilligallons)],
    ['gallonsPerWeek', fuel(limits.perWeekMilligallons)],
    ['gallons1', gallons1 && withCycle(gallons(gallons1.milligallons), gallons1.reset)],
    ['gallons2', gallons2 && withCycle(gallons(gallons2.milligallons), gallons2.reset)],
    ['cash', cash && withCycle(formatMoney(cash.amountCents, currency), cash.reset)],
    ['day', limits.allowedDays?.map(stateText).join(', ') ?? null],
    [
      'hours',
      limits.allowedTimes
        ?.map(({ start, end }) => `${formatTime(start)} to ${formatTime(end)}`)
        .join(', ') ?? null,
    ],
    ['state', limits.allowedStates?.join(', ') ?? null],
    [
      'productGroup',
      limits.allowedGroups?.map((group) => en[`limits.group.${group}`]).join(', ') ?? null,
    ],
    ['productCode', limits.productCodes?.join(', ') ?? null],
  ];
}

/** A set's limits and other settings in words, as pairs of name and value. */
function allTexts(
  storedLimits: string | null,
  currency: string,
): readonly (readonly [string, string])[] {
  const limits = readStoredLimits(storedLimits);
  const flagged = limits.flagOnly?.map((rule) => en[`purchaseRule.${rule}`]) ?? [];
  return [
    ...textsByRule(limits, currency).map(
      ([rule, value]) => [en[`purchaseRule.${rule}`], value ?? 'No limit'] as const,
    ),
    ['Cycle resets', stateText(limits.cycle)],
    ['Flagged instead of declined', flagged.length === 0 ? 'Nothing' : flagged.join(', ')],
  ];
}

interface Change {
  readonly from: string | null;
  readonly to: string | null;
}

/** The limits that differ, as they were (`from`) or are (`to`): "Dollars per day: $90.00". */
export function changedLimits(change: Change, side: keyof Change, currency: string): string[] {
  const other = allTexts(change[side === 'from' ? 'to' : 'from'], currency);
  return allTexts(change[side], currency).flatMap(([name, value], index) =>
    other[index]?.[1] === value ? [] : [`${name}: ${value}`],
  );
}
