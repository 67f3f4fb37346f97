import type { MessageKey } from '../messages/keys.ts';

/** Fees that an account can be charged, with the key of each name. */
export const FEE_KEYS = [
  'fee.fraudProtector',
  'fee.expressCheck',
  'fee.late',
  'fee.program',
] as const satisfies readonly MessageKey[];
export type FeeKey = (typeof FEE_KEYS)[number];
