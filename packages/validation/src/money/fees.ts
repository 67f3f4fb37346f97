import type { MessageKey } from '../messages/keys.ts';

/** Fees that an account can be charged, as message keys of their names. */
export const FEE_KEYS = [
  'fee.fraudProtector',
  'fee.expressCheck',
  'fee.late',
  'fee.program',
  'fee.funding',
] as const satisfies readonly MessageKey[];
export type FeeKey = (typeof FEE_KEYS)[number];

/** Whether a ledger entry's kind is a fee. */
export const isFeeKey = (kind: string): kind is FeeKey => FEE_KEYS.some((key) => key === kind);
