import * as z from 'zod/mini';
import { flag, list, natural, nullable, shape, text } from '../core/shape.ts';
import { clockWindow, weekDay } from '../limits/purchaseLimits.ts';
import type { LimitUsage, PurchaseLimits } from '../limits/purchaseLimits.ts';
import { productGroup, type ProductGroup } from '../limits/productGroups.ts';
import { findProduct } from '../products/products.ts';
import { askedIdOf, type CardPrompts } from '../promptedIds/cardPrompts.ts';
import type { CardType } from '../cards/cardTypes.ts';
import { promptedIdType } from '../promptedIds/promptedId.ts';

/**
 * What a driver has to know of a card: what, where, when, how much is left now, and what the pump
 * asks. Money in cents, fuel in thousandths of a US gallon; null: no limit, or not asked.
 */
export const cardInWords = shape({
  groups: nullable(list(productGroup)),
  /** Codes of the only products, where the card names single ones; names or left out by releases before. */
  products: z.optional(nullable(list(text(60)))),
  states: nullable(list(text(2))),
  days: nullable(list(weekDay)),
  times: nullable(list(clockWindow)),
  /** At most in one purchase, also where more is left. */
  onceCents: nullable(natural),
  onceMilligallons: nullable(natural),
  leftCents: nullable(natural),
  leftMilligallons: nullable(natural),
  leftPurchases: nullable(natural),
  /** Fuel left of some products that have a limit of their own; left out by releases before. */
  leftOfGroups: z.optional(list(shape({ groups: list(productGroup), milligallons: natural }))),
  /** Left in cash; left out by releases before. */
  leftCashCents: z.optional(nullable(natural)),
  /** Whose ID the pump asks for: the driver's own, or that of the vehicle. */
  askedId: nullable(promptedIdType),
  asksOdometer: flag,
});
export type CardInWords = z.infer<typeof cardInWords>;

/** What is left of the tightest of some limits; null: there is none. */
function leastLeft(...limits: readonly (readonly [limit: number | null, used: number])[]) {
  const left = limits.flatMap(([limit, used]) =>
    limit === null ? [] : [Math.max(0, limit - used)],
  );
  return left.length === 0 ? null : Math.min(...left);
}

/** A group counts where the card may buy it at all. */
const buys = ({ allowedGroups }: PurchaseLimits, group: ProductGroup) =>
  allowedGroups === null || allowedGroups.includes(group);

/** The single products that pass both the codes and the groups; a code that no one knows passes. */
const singleProducts = (limits: PurchaseLimits) =>
  limits.productCodes?.filter((code) => {
    const product = findProduct(code);
    return !product || buys(limits, product.group);
  }) ?? null;

/** What is left of the gallons of some groups. */
function leftOfGroups(limits: PurchaseLimits, usage: LimitUsage) {
  const own = [
    [limits.gallons1, usage.gallons1Milligallons],
    [limits.gallons2, usage.gallons2Milligallons],
  ] as const;
  return own.flatMap(([limit, used]) => {
    const groups = limit?.groups.filter((group) => buys(limits, group)) ?? [];
    const milligallons = leastLeft([limit?.milligallons ?? null, used]);
    return milligallons === null || groups.length === 0 ? [] : [{ groups, milligallons }];
  });
}

/** Puts what a card may buy now in the few figures that its driver needs. */
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
  leftCents: leastLeft(
    [limits.perDayCents, usage.dayCents],
    [limits.perWeekCents, usage.weekCents],
    [limits.perCycleCents, usage.cycleCents],
  ),
  leftMilligallons: leastLeft(
    [limits.perDayMilligallons, usage.dayMilligallons],
    [limits.perWeekMilligallons, usage.weekMilligallons],
  ),
  leftPurchases: leastLeft([limits.transactionsPerDay, usage.dayTransactions]),
  leftOfGroups: leftOfGroups(limits, usage),
  leftCashCents: buys(limits, 'cash')
    ? leastLeft([limits.cash?.amountCents ?? null, usage.cashCents])
    : null,
  askedId: card.prompts.id === 'off' ? null : askedIdOf(card.cardType),
  asksOdometer: card.prompts.odometer !== 'off',
});
