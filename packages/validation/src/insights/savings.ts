import type { ProductGroup } from '../limits/productGroups.ts';

/** Kinds of avoidable spend. */
export const SAVING_RULES = ['aboveRegion', 'notFuel'] as const;
export type SavingRule = (typeof SAVING_RULES)[number];

/** Mills above the region's weekly average price from which a gallon counts. */
export const SAVING_ABOVE_REGION_MILLS = 100;
/** Products other than what a truck needs, such as food and cash. */
export const SAVING_NOT_FUEL_GROUPS = [
  'food',
  'cash',
  'misc',
] as const satisfies readonly ProductGroup[];
/** Purchases listed per saving, most expensive first. */
export const SAVING_ROWS_MAX = 5;

/** Weeks for which list prices are available. [GW-120] */
export const LIST_PRICE_WEEKS = 8;
