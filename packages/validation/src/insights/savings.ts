import type { ProductGroup } from '../limits/productGroups.ts';

/** Ways in which money was left on the road. */
export const SAVING_RULES = ['aboveRegion', 'notFuel'] as const;
export type SavingRule = (typeof SAVING_RULES)[number];

/** A gallon that costs so much more than its region's average that week counts, in mills. */
export const SAVING_ABOVE_REGION_MILLS = 100;
/** What no truck needs: food, cash and what else is bought besides it. */
export const SAVING_NOT_FUEL_GROUPS = [
  'food',
  'cash',
  'misc',
] as const satisfies readonly ProductGroup[];
/** Purchases that a saving shows, the most expensive first. */
export const SAVING_ROWS_MAX = 5;

/** Weeks whose list prices can be asked for. [GW-120] */
export const LIST_PRICE_WEEKS = 8;
