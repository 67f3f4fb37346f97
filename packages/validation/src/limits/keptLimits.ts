import { NO_LIMITS } from './noLimits.ts';
import { purchaseLimits, type PurchaseLimits } from './purchaseLimits.ts';

/** Limits as the history keeps them: those that are named, in JSON. */
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

/** Members of the history that hold limits: a card's own, and those of a profile. */
export const isKeptLimits = (field: string): boolean => field === 'ownLimits' || field === 'limits';
