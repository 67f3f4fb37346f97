import * as z from 'zod/mini';
import { flag, list, natural, nullable, shape, text } from '../core/shape.ts';
import { clockWindow, weekDay } from '../limits/purchaseLimits.ts';
import type { LimitUsage, PurchaseLimits } from '../limits/purchaseLimits.ts';
import { productGroup, type ProductGroup } from '../limits/productGroups.ts';
import { findProduct } from '../products/products.ts';
import { promptedIdTypeOf, type CardPrompts } from '../promptedIds/cardPrompts.ts';
import type { CardType } from '../cards/cardTypes.ts';
import { promptedIdType } from '../promptedIds/promptedId.ts';

/**
 * A card's rules for its driver: what, where, and when it buys, how much is left now, and what the
 * pump prompts for. Money in cents, fuel in thousandths of a US gallon; `null`: no limit or prompt.
 */
export const cardInWords = shape({
  groups: nullable(list(productGroup)),
  /** Codes if the card lists single products; older releases stored names or omitted it. */
  products: z.optional(nullable(list(text(60)))),
  states: nullable(list(text(2))),
  days: nullable(list(weekDay)),
  times: nullable(list(clockWindow)),
  /** The limit per purchase, even if more is left. */
  onceCents: nullable(natural),
  onceMilligallons: nullable(natural),
  leftCents: nullable(natural),
  leftMilligallons: nullable(natural),
  leftPurchases: nullable(natural),
  /** Fuel left under limits of particular groups; omitted by older releases. */
  leftOfGroups: z.optional(list(shape({ groups: list(productGroup), milligallons: natural }))),
  /** Cash left; omitted by older releases. */
  leftCashCents: z.optional(nullable(natural)),
  /** Whose ID the pump prompts for: the driver's or the vehicle's. */
  askedId: nullable(promptedIdType),
  asksOdometer: flag,
});
export type CardInWords = z.infer<typeof cardInWords>;

/** Remaining amount under the tightest limit; `null` if there is none. */
function leastRemaining(...limits: readonly (readonly [limit: number | null, used: number])[]) {
  const remaining = limits.flatMap(([limit, used]) =>
    limit === null ? [] : [Math.max(0, limit - used)],
  );
  return remaining.length === 0 ? null : Math.min(...remaining);
}

/** Whether the card may buy a product group at all. */
const mayBuy = ({ allowedGroups }: PurchaseLimits, group: ProductGroup) =>
  allowedGroups === null || allowedGroups.includes(group);

/** Products allowed by both the codes and the groups; unknown codes are kept. */
const singleProducts = (limits: PurchaseLimits) =>
  limits.productCodes?.filter((code) => {
    const product = findProduct(code);
    return !product || mayBuy(limits, product.group);
  }) ?? null;

/** Remaining gallons under limits of particular groups. */
function leftOfGroups(limits: PurchaseLimits, usage: LimitUsage) {
  const groupLimits = [
    [limits.gallons1, usage.gallons1Milligallons],
    [limits.gallons2, usage.gallons2Milligallons],
  ] as const;
  return groupLimits.flatMap(([limit, used]) => {
    const groups = limit?.groups.filter((group) => mayBuy(limits, group)) ?? [];
    const milligallons = leastRemaining([limit?.milligallons ?? null, used]);
    return milligallons === null || groups.length === 0 ? [] : [{ groups, milligallons }];
  });
}

/** Reduces a card's limits and usage to the few figures that its driver needs. */
export const cardInWordsOf = (
  limits: PurchaseLimits,
  usage: LimitUsage,
  card: { readonly cardType: CardType; readonly prompts: CardPrompts },
): CardInWords => ({
  groups: limits.allowedGroups,
  products: singleProducts(limits),
  states: limits.allowedStates,
  days: limits.allowedDays,
  times: limits.allowedTimes,
  onceCents: limits.perTransactionCents,
  onceMilligallons: limits.perTransactionMilligallons,
  leftCents: leastRemaining(
    [limits.perDayCents, usage.dayCents],
    [limits.perWeekCents, usage.weekCents],
    [limits.perCycleCents, usage.cycleCents],
  ),
  leftMilligallons: leastRemaining(
    [limits.perDayMilligallons, usage.dayMilligallons],
    [limits.perWeekMilligallons, usage.weekMilligallons],
  ),
  leftPurchases: leastRemaining([limits.transactionsPerDay, usage.dayTransactions]),
  leftOfGroups: leftOfGroups(limits, usage),
  leftCashCents: mayBuy(limits, 'cash')
    ? leastRemaining([limits.cash?.amountCents ?? null, usage.cashCents])
    : null,
  askedId: card.prompts.id === 'off' ? null : promptedIdTypeOf(card.cardType),
  asksOdometer: card.prompts.odometer !== 'off',
});
