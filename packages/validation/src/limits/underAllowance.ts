import type { Allowance } from './allowance.ts';
import { NO_LIMITS } from './noLimits.ts';
import type { PurchaseLimits } from './purchaseLimits.ts';

/** The limits in whose place an allowance puts its own: one amount, and nothing else. */
export const limitsUnderAllowance = (
  { cycle }: PurchaseLimits,
  { amountCents }: Pick<Allowance, 'amountCents'>,
): PurchaseLimits => ({ ...NO_LIMITS, cycle, perTransactionCents: amountCents });
