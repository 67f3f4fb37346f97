import type { PurchaseRule } from './purchaseRules.ts';

/** Rules that are not limits of the account's own choosing, so a person reviews their declines. */
export const RULES_NEEDING_REVIEW = [
  'accountState',
  'cardState',
  'cardExpiry',
  'promptedId',
  'odometer',
  'vehicleSilent',
  'vehicleAway',
  'tankRoom',
  'tankCapacity',
  'credit',
] as const satisfies readonly PurchaseRule[];

const rules: ReadonlySet<string> = new Set(RULES_NEEDING_REVIEW);

/**
 * Whether a decline needs review: it is flagged, or something other than the account's own limits
 * caused it. All others are as intended.
 */
export const needsReview = (decline: {
  readonly flags: readonly string[];
  readonly declineReasons: readonly { readonly rule: string }[];
}): boolean =>
  decline.flags.length > 0 || decline.declineReasons.some(({ rule }) => rules.has(rule));
