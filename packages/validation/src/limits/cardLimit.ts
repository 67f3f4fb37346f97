import * as z from 'zod/mini';
import { stateOrProvince } from '../addresses/stateOrProvince.ts';
import { NAME_CHARACTERS_MAX } from '../cards/constants.ts';
import {
  across,
  requiredChoices,
  lineText,
  flag,
  natural,
  nullable,
  oneOf,
  optionalFields,
  shape,
} from '../core/shape.ts';
import { optionalCents, limitCents } from '../money/limitCents.ts';
import { listedProductCode } from './productCode.ts';
import { TIME_WINDOWS_MAX } from './constants.ts';
import { limitMilligallons } from './limitMilligallons.ts';
import { PRODUCT_GROUPS, productGroup } from './productGroups.ts';
import { limitCycle } from './purchaseLimits.ts';
import { FLAGGABLE_RULES } from './purchaseRules.ts';
import { transactionAboveDay } from './transactionAboveDay.ts';
import { allowedDays, timeWindow } from './windows.ts';

/** [LIMIT-06, CARD-24] */
export const limitName = lineText(NAME_CHARACTERS_MAX, 'limit.nameRequired');
/** [LIMIT-07, CARD-24] */
export const profileName = lineText(NAME_CHARACTERS_MAX, 'profile.nameRequired');

/** Maximum number of states or codes in one list. */
const LISTED_MAX = 100;
const listOf = <T extends z.core.SomeType>(item: T, max: number = LISTED_MAX) =>
  requiredChoices(item, max, 'limit.oneRequired');

const gallonsWithReset = nullable(
  shape({
    milligallons: limitMilligallons,
    reset: limitCycle,
    groups: listOf(productGroup, PRODUCT_GROUPS.length),
  }),
);

interface Amounts {
  perTransactionCents?: number | null | undefined;
  perDayCents?: number | null | undefined;
}

const limitParts = {
  perTransactionCents: optionalCents,
  perDayCents: optionalCents,
  perWeekCents: optionalCents,
  perCycleCents: optionalCents,
  cycle: limitCycle,
  cash: nullable(shape({ amountCents: limitCents, reset: limitCycle })),
  transactionsPerDay: nullable(natural),
  perTransactionMilligallons: nullable(limitMilligallons),
  perDayMilligallons: nullable(limitMilligallons),
  perWeekMilligallons: nullable(limitMilligallons),
  gallons1: gallonsWithReset,
  gallons2: gallonsWithReset,
  allowedDays: nullable(allowedDays),
  allowedTimes: nullable(listOf(timeWindow, TIME_WINDOWS_MAX)),
  allowedStates: nullable(listOf(stateOrProvince)),
  allowedGroups: nullable(listOf(productGroup)),
  productCodes: nullable(listOf(listedProductCode)),
  /** Rules that approve and flag instead of declining; if omitted, all decline. */
  flagOnly: z.optional(listOf(oneOf(FLAGGABLE_RULES))),
};
const checkAmounts = across<Amounts>(({ perTransactionCents, perDayCents }) =>
  transactionAboveDay('perTransactionCents', perTransactionCents, perDayCents),
);

/**
 * Limits as a person sets them, within the allowed ranges; `null` means no limit of that kind. Same
 * fields as `purchaseLimits`. [LIMIT-08, LIMIT-10, LIMIT-11, EXPR-12, ENT-16 to ENT-26]
 */
export const limitFields = shape(limitParts).check(checkAmounts);

/** Limits of a single card; if omitted or `null`, the profile's applies. */
export const ownLimitFields = shape(optionalFields(limitParts)).check(checkAmounts);

/** A named card limit to add or edit. [LIMIT-01, LIMIT-06] */
export const cardLimit = shape({ name: limitName, limits: limitFields });
export type CardLimit = z.infer<typeof cardLimit>;

/** A card profile to add or edit: limits for cards to use, or the default. [LIMIT-02, LIMIT-07] */
export const cardProfile = shape({ name: profileName, isDefault: flag, limits: limitFields });
export type CardProfile = z.infer<typeof cardProfile>;
