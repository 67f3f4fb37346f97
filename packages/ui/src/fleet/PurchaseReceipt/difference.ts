import type { Transaction } from '@forecourt/validation';

/** Why the amounts authorized and charged differ, and by how much. */
export interface Difference {
  readonly reason: 'pending' | 'same' | 'discount' | 'less' | 'more';
  readonly cents: number;
}

type ComparedAmounts = Pick<Transaction, 'status' | 'authorizedCents' | 'netCents' | 'lines'>;

/** Compares the amount authorized at the pump with the amount posted. [TXN-02] */
export function differenceOf({
  status,
  authorizedCents,
  netCents,
  lines,
}: ComparedAmounts): Difference {
  const cents = Math.abs(authorizedCents - netCents);
  if (status === 'pending') return { reason: 'pending', cents };
  if (cents === 0) return { reason: 'same', cents };
  if (netCents > authorizedCents) return { reason: 'more', cents };
  const discounts = lines.reduce((sum, { discountCents }) => sum + discountCents, 0);
  return { reason: discounts === cents ? 'discount' : 'less', cents };
}
