import type { PurchaseRule } from './purchaseRules.ts';

/** Rules of which no limit of the account's own making is the cause, so a person looks at their declines. */
export const RULES_NEEDING_A_LOOK = [
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

const rules: ReadonlySet<string> = new Set(RULES_NEEDING_A_LOOK);

/**
 * Whether a decline needs a look: it is marked, or something else than a limit of the account's own
 * making caused it. Every other one is as intended.
 */
export const needsALook = (decline: {
  readonly flags: readonly string[];
  readonly declineReasons: readonly { readonly rule: string }[];
}): boolean =>
  decline.flags.length > 0 || decline.declineReasons.some(({ rule }) => rules.has(rule));
