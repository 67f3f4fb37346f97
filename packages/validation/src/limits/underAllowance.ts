import { NO_LIMITS } from './noLimits.ts';
import type { ProductGroup } from './productGroups.ts';
import type { PurchaseLimits } from './purchaseLimits.ts';

/** What an allowance permits. */
export interface AllowanceBounds {
  readonly amountCents: number;
  /** If `null`, only the amount is limited. */
  readonly milligallons: number | null;
  /** If `null`, any product. */
  readonly groups: readonly ProductGroup[] | null;
}

/** The limits that apply under an allowance: an amount, and optionally gallons or products. */
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
