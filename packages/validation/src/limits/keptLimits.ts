import { NO_LIMITS } from './noLimits.ts';
import { purchaseLimits, type PurchaseLimits } from './purchaseLimits.ts';

/** Reads limits from the history, where JSON contains only those that are set. */
export function readKeptLimits(json: string | null): PurchaseLimits {
  if (json === null) return NO_LIMITS;
  let told: unknown;
  try {
    told = JSON.parse(json);
  } catch {
    return NO_LIMITS;
  }
  const named = typeof told === 'object' && told !== null ? told : {};
  const read = purchaseLimits.safeParse({ ...NO_LIMITS, ...named });
  return read.success ? read.data : NO_LIMITS;
}

/** Whether a history field contains limits: a card's own, or a profile's. */
export const isKeptLimits = (field: string): boolean => field === 'ownLimits' || field === 'limits';
