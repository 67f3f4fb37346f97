import * as z from 'zod/mini';
import { flag, id, integer, list, natural, nullable, oneOf, shape, text } from '../core/shape.ts';
import { productGroup } from './productGroups.ts';
import { FLAGGABLE_RULES } from './purchaseRules.ts';
import { WEEK_DAYS } from './weekDays.ts';

/** How often a counter resets, in the account's time zone. [ENT-16] */
export const LIMIT_CYCLES = ['daily', 'weekly', 'monthly'] as const;
export const limitCycle = oneOf(LIMIT_CYCLES);
export type LimitCycle = z.infer<typeof limitCycle>;

/** A day of the week. [ENT-22] */
export const weekDay = oneOf(WEEK_DAYS);

/** An amount with the cycle in which it resets. [ENT-17] */
export const cycleAmount = shape({ amountCents: natural, reset: limitCycle });
/** Gallons of some product groups with their own cycle. [ENT-18, ENT-19] */
export const cycleGallons = shape({
  milligallons: natural,
  reset: limitCycle,
  groups: list(productGroup),
});

/** A wall-clock window at the site; an end before the start means the next day. [ENT-23] */
export const clockWindow = shape({ start: text(5), end: text(5) });

/**
 * What a card may buy; `null` means no limit of that kind. Money in cents, fuel in thousandths of a
 * US gallon. [ENT-16 to ENT-26]
 */
export const purchaseLimits = shape({
  perTransactionCents: nullable(natural),
  perDayCents: nullable(natural),
  perWeekCents: nullable(natural),
  perCycleCents: nullable(natural),
  cycle: limitCycle,
  cash: nullable(cycleAmount),
  transactionsPerDay: nullable(natural),
  perTransactionMilligallons: nullable(natural),
  perDayMilligallons: nullable(natural),
  perWeekMilligallons: nullable(natural),
  gallons1: nullable(cycleGallons),
  gallons2: nullable(cycleGallons),
  allowedDays: nullable(list(weekDay)),
  allowedTimes: nullable(list(clockWindow)),
  allowedStates: nullable(list(text(2))),
  allowedGroups: nullable(list(productGroup)),
  productCodes: nullable(list(text(3))),
  /** Rules that approve and flag instead of declining; if omitted, all decline. */
  flagOnly: z.optional(list(oneOf(FLAGGABLE_RULES))),
});
export type PurchaseLimits = z.infer<typeof purchaseLimits>;

/** Usage per counter: approved and not reversed, with posted figures replacing authorized ones. */
export const limitUsage = shape({
  dayCents: integer,
  weekCents: integer,
  cycleCents: integer,
  cashCents: integer,
  dayTransactions: natural,
  dayMilligallons: integer,
  weekMilligallons: integer,
  gallons1Milligallons: integer,
  gallons2Milligallons: integer,
});
export type LimitUsage = z.infer<typeof limitUsage>;

/** A card limit is assigned card by card; a card profile can also be the default for new cards. */
export const LIMIT_KINDS = ['profile', 'limit'] as const;
export const limitKind = oneOf(LIMIT_KINDS);
export type LimitKind = z.infer<typeof limitKind>;

/** A named set of limits that cards use. [ENT-16] */
export const limitProfile = shape({
  profileId: id,
  kind: limitKind,
  name: text(60),
  isDefault: flag,
  cardCount: natural,
  limits: purchaseLimits,
  version: natural,
});
export type LimitProfile = z.infer<typeof limitProfile>;
