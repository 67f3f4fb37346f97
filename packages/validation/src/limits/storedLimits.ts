import { NO_LIMITS } from './noLimits.ts';
import { purchaseLimits, type PurchaseLimits } from './purchaseLimits.ts';

/** Reads limits from the history, where JSON contains only those that are set. */
export function readStoredLimits(json: string | null): PurchaseLimits {
  if (json === null) return NO_LIMITS;
  let parsed: unknown;
  try {
    parsed = JSON.parse(json);
  } catch {
    return NO_LIMITS;
  }
  const stored = typeof parsed === 'object' && parsed !== null ? parsed : {};
  const result = purchaseLimits.safeParse({ ...NO_LIMITS, ...stored });
  return result.success ? result.data : NO_LIMITS;
}

/** Whether a history field contains limits: a card's own, or a profile's. */
export const isLimitsField = (field: string): boolean =>
  field === 'ownLimits' || field === 'limits';
