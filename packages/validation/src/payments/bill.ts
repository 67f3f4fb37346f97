import type * as z from 'zod/mini';
import { integer, list, month, natural, shape, text } from '../core/shape.ts';
import { feeKey } from '../funds/consent.ts';
import { paymentState } from './lifecycle.ts';

/** The bill of a cycle, from the ledger. [GW-98] */
export const bill = shape({
  /** `YYYY-MM`, the billed month. */
  month,
  number: text(30),
  amountCents: integer,
  /** `YYYY-MM-DD`. */
  issuedOn: text(10),
  dueOn: text(10),
  state: paymentState,
  purchasesCents: integer,
  fees: list(shape({ feeKey, cents: integer })),
  paidCents: natural,
  openCents: natural,
});
export type Bill = z.infer<typeof bill>;

/** The amount charged in a month. */
export interface ChargedMonth {
  readonly month: string;
  readonly chargedCents: number;
}

/**
 * Allocates payments to charges, oldest month first; negative months count as credits, like money
 * received. The open amounts add up to the balance owed, or to zero.
 */
export function spreadPayments(
  months: readonly ChargedMonth[],
  receivedCents: number,
): readonly { readonly month: string; readonly paidCents: number; readonly openCents: number }[] {
  const credits = months.reduce((sum, entry) => sum + Math.max(0, -entry.chargedCents), 0);
  let remaining = Math.max(0, receivedCents + credits);
  return months.map(({ month: billedMonth, chargedCents }) => {
    const charged = Math.max(0, chargedCents);
    const paidCents = Math.min(charged, remaining);
    remaining -= paidCents;
    return { month: billedMonth, paidCents, openCents: charged - paidCents };
  });
}
