import { NO_LIMITS } from './noLimits.ts';
import type { ProductGroup } from './productGroups.ts';
import type { PurchaseLimits } from './purchaseLimits.ts';

/** How far an allowance goes. */
export interface AllowanceBounds {
  readonly amountCents: number;
  /** null: only the amount bounds it. */
  readonly milligallons: number | null;
  /** null: any product. */
  readonly groups: readonly ProductGroup[] | null;
}

/** The limits in whose place an allowance puts its own: one amount, perhaps gallons or products. */
export const limitsUnderAllowance = (
  { cycle }: PurchaseLimits,
  { amountCents, milligallons, groups }: AllowanceBounds,
): PurchaseLimits => ({
  ...NO_LIMITS,
  cycle,
  perTransactionCents: amountCents,
  perTransactionMilligallons: milligallons,
  allowedGroups: groups && [...groups],
});
