import type { MessageKey } from '../messages/keys.ts';

/** Fees that an account can be charged, with the key of each name. */
export const FEE_KEYS = [
  'fee.fraudProtector',
  'fee.expressCheck',
  'fee.late',
  'fee.program',
  'fee.funding',
] as const satisfies readonly MessageKey[];
export type FeeKey = (typeof FEE_KEYS)[number];

/** Whether the kind of a movement is a fee's. */
export const isFeeKey = (kind: string): kind is FeeKey => FEE_KEYS.some((key) => key === kind);
