import type { CardDetails } from '@forecourt/api-client';
import type { LimitBarProps } from '@forecourt/ui';
import {
  declineKey,
  isPurchaseRule,
  PURCHASE_RULES,
  type Transaction,
  WEEK_DAYS,
  type WeekDay,
  weekDayRuns,
} from '@forecourt/validation';
import {
  formatCount,
  formatDayAndTime,
  formatGallons,
  formatMoney,
  windowTimes,
} from '@forecourt/ui/format';
import type { Text } from '../../messages/text.ts';

type Bar = LimitBarProps & { readonly id: string };
type BarId = 'day' | 'dayGallons' | 'count' | 'week' | 'weekGallons' | 'cycle';

/** A bar for each limit with a counter: dollars, gallons, and purchases by day, week, and cycle. */
export function limitBars({ limits, usage, card }: CardDetails, text: Text): readonly Bar[] {
  const dollars = (cents: number) => formatMoney(cents, card.currency);
  const bar = (
    id: BarId,
    limit: number | null,
    used: number,
    format: (value: number) => string,
  ) => {
    if (limit === null) return [];
    const textKey = format === formatGallons ? 'card.limit.ofGallons' : 'card.limit.of';
    const valueText = text(textKey, { used: format(used), limit: format(limit) });
    return [{ id, label: text(`card.limit.${id}`), limit, used, valueText }];
  };
  return [
    ...bar('day', limits.perDayCents, usage.dayCents, dollars),
    ...bar('dayGallons', limits.perDayMilligallons, usage.dayMilligallons, formatGallons),
    ...bar('count', limits.transactionsPerDay, usage.dayTransactions, String),
    ...bar('week', limits.perWeekCents, usage.weekCents, dollars),
    ...bar('weekGallons', limits.perWeekMilligallons, usage.weekMilligallons, formatGallons),
    ...bar('cycle', limits.perCycleCents, usage.cycleCents, dollars),
  ];
}

/** Shorter runs list each day. */
const RANGE_DAYS_MIN = 3;

/** Abbreviated weekdays: "Mon–Fri", "Mon, Wed, Fri". */
export const formatWeekDays = (days: readonly WeekDay[], text: Text): string =>
  weekDayRuns(days)
    .flatMap((run) => {
      const names = run.map((day) => text(`weekDay.${day}`));
      const [from = '', to = ''] = [names[0], names.at(-1)];
      return run.length < RANGE_DAYS_MIN ? names : [text('weekDay.range', { from, to })];
    })
    .join(', ');

/** When counters reset, limits per purchase, and when and where the card works. */
export function limitRules(details: CardDetails, text: Text, now: Date): readonly string[] {
  const { limits, resetsAt, timeZone, card } = details;
  const { perTransactionCents: cents, perTransactionMilligallons: milligallons } = limits;
  const { allowedDays, allowedTimes, allowedStates } = limits;
  return [
    text('card.limit.resets', { at: formatDayAndTime(resetsAt.day, timeZone, now) }),
    cents !== null && text('card.limit.perPurchase', { amount: formatMoney(cents, card.currency) }),
    milligallons !== null &&
      text('card.limit.perPurchaseGallons', { gallons: formatGallons(milligallons) }),
    allowedDays && allowedDays.length < WEEK_DAYS.length && formatWeekDays(allowedDays, text),
    ...(allowedTimes ?? []).map((window) => text('limits.window', windowTimes(window))),
    allowedStates && allowedStates.join(', '),
  ].filter((rule) => typeof rule === 'string');
}

const UNIT_WORDS = {
  cents: (value: number, currency: string) => formatMoney(value, currency),
  milligallons: (value: number) => formatGallons(value),
  count: (value: number) => String(value),
  miles: (value: number) => formatCount(value),
} as const;

/** A decline's first reason and, if it has a limit, the limit, usage, and requested amount. */
export function declineParts(
  { declineReasons: [first], currency }: Transaction,
  text: Text,
): {
  readonly why: string;
  readonly figures: Readonly<Record<'limit' | 'used' | 'asked', string>> | null;
} | null {
  if (!first || !isPurchaseRule(first.rule)) return null;
  const why = text(declineKey(first.rule));
  const { unit } = PURCHASE_RULES[first.rule];
  const { limit, used, asked } = first;
  if (unit === null || limit === null || used === null || asked === null)
    return { why, figures: null };
  const format = (value: number) => UNIT_WORDS[unit](value, currency);
  const withUnit = (value: number) => text(`card.decline.${unit}`, { figure: format(value) });
  return { why, figures: { limit: withUnit(limit), used: format(used), asked: withUnit(asked) } };
}

/** A decline's first reason and its figures, on one line. */
export function declineText(transaction: Transaction, text: Text): string | undefined {
  const parts = declineParts(transaction, text);
  if (!parts?.figures) return parts?.why;
  return text('card.decline.figures', { why: parts.why, ...parts.figures });
}

/** All reasons for a decline, each on one line with its figures. */
export const declineTexts = (transaction: Transaction, text: Text): readonly string[] =>
  transaction.declineReasons.flatMap(
    (reason) => declineText({ ...transaction, declineReasons: [reason] }, text) ?? [],
  );

/** A purchase on one line: `62 gal Diesel and 1 more`. */
export function formatPurchase(transaction: Transaction, text: Text): string {
  const [first, ...moreLines] = transaction.lines;
  if (!first) return text('card.purchase.nothing');
  const what =
    first.unit === 'gal'
      ? text('card.purchase.fuel', {
          gallons: formatGallons(first.quantityThousandths),
          product: first.description,
        })
      : first.description;
  return moreLines.length === 0
    ? what
    : text('card.purchase.more', { what, count: moreLines.length });
}
