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
type DollarLimit = 'day' | 'week' | 'cycle';
type GallonLimit = 'dayGallons' | 'weekGallons';

/** A bar for each limit that counts up: dollars, gallons and purchases of today, week and cycle. */
export function limitBars(details: CardDetails, text: Text): readonly Bar[] {
  const { limits, usage, card } = details;
  const dollars = (id: DollarLimit, limit: number | null, used: number): Bar[] =>
    limit === null
      ? []
      : [
          {
            id,
            label: text(`card.limit.${id}`),
            limit,
            used,
            words: text('card.limit.of', {
              used: formatMoney(used, card.currency),
              limit: formatMoney(limit, card.currency),
            }),
          },
        ];
  const fuel = (id: GallonLimit, limit: number | null, used: number): Bar[] =>
    limit === null
      ? []
      : [
          {
            id,
            label: text(`card.limit.${id}`),
            limit,
            used,
            words: text('card.limit.ofGallons', {
              used: formatGallons(used),
              limit: formatGallons(limit),
            }),
          },
        ];
  const purchases = limits.transactionsPerDay;
  return [
    ...dollars('day', limits.perDayCents, usage.dayCents),
    ...fuel('dayGallons', limits.perDayMilligallons, usage.dayMilligallons),
    ...(purchases === null
      ? []
      : [
          {
            id: 'count',
            label: text('card.limit.count'),
            limit: purchases,
            used: usage.dayTransactions,
            words: text('card.limit.of', {
              used: String(usage.dayTransactions),
              limit: String(purchases),
            }),
          },
        ]),
    ...dollars('week', limits.perWeekCents, usage.weekCents),
    ...fuel('weekGallons', limits.perWeekMilligallons, usage.weekMilligallons),
    ...dollars('cycle', limits.perCycleCents, usage.cycleCents),
  ];
}

/** Fewer days that follow each other are named one by one. */
const RANGE_DAYS_MIN = 3;

/** Days of the week in short: "Mon–Fri", "Mon, Wed, Fri". */
export const daysInWords = (days: readonly WeekDay[], text: Text): string =>
  weekDayRuns(days)
    .flatMap((run) => {
      const names = run.map((day) => text(`weekDay.${day}`));
      const [from = '', to = ''] = [names[0], names.at(-1)];
      return run.length < RANGE_DAYS_MIN ? names : [text('weekDay.range', { from, to })];
    })
    .join(', ');

/** When counters start over, and where and when the card works. */
export function limitRules(details: CardDetails, text: Text, now: Date): readonly string[] {
  const { limits, resetsAt, timeZone } = details;
  const times =
    limits.allowedTimes?.map((window) => text('limits.window', windowTimes(window))) ?? [];
  const perPurchase = [
    limits.perTransactionCents === null
      ? []
      : [
          text('card.limit.perPurchase', {
            amount: formatMoney(limits.perTransactionCents, details.card.currency),
          }),
        ],
    limits.perTransactionMilligallons === null
      ? []
      : [
          text('card.limit.perPurchaseGallons', {
            gallons: formatGallons(limits.perTransactionMilligallons),
          }),
        ],
  ].flat();
  return [
    text('card.limit.resets', { at: formatDayAndTime(resetsAt.day, timeZone, now) }),
    ...perPurchase,
    ...(limits.allowedDays && limits.allowedDays.length < WEEK_DAYS.length
      ? [daysInWords(limits.allowedDays, text)]
      : []),
    ...times,
    ...(limits.allowedStates === null ? [] : [limits.allowedStates.join(', ')]),
  ];
}

const UNIT_WORDS = {
  cents: (value: number, currency: string) => formatMoney(value, currency),
  milligallons: (value: number) => formatGallons(value),
  count: (value: number) => String(value),
  miles: (value: number) => formatCount(value),
} as const;

/** A decline's first rule in words, and where it counts its limit, what was used and what was asked. */
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
  const say = (value: number) => UNIT_WORDS[unit](value, currency);
  const withUnit = (value: number) => text(`card.decline.${unit}`, { figure: say(value) });
  return { why, figures: { limit: withUnit(limit), used: say(used), asked: withUnit(asked) } };
}

/** A decline's first rule and its figures in one line. */
export function declineInWords(transaction: Transaction, text: Text): string | undefined {
  const parts = declineParts(transaction, text);
  if (!parts?.figures) return parts?.why;
  return text('card.decline.figures', { why: parts.why, ...parts.figures });
}

/** Every rule that declined a purchase, each with its figures in one line. */
export const declinesInWords = (transaction: Transaction, text: Text): readonly string[] =>
  transaction.declineReasons.flatMap(
    (reason) => declineInWords({ ...transaction, declineReasons: [reason] }, text) ?? [],
  );

/** What was bought, in one line: `62 gal Diesel and 1 more`. */
export function purchaseInWords(transaction: Transaction, text: Text): string {
  const [first, ...rest] = transaction.lines;
  if (!first) return text('card.purchase.nothing');
  const what =
    first.unit === 'gal'
      ? text('card.purchase.fuel', {
          gallons: formatGallons(first.quantityThousandths),
          product: first.description,
        })
      : first.description;
  return rest.length === 0 ? what : text('card.purchase.more', { what, count: rest.length });
}
