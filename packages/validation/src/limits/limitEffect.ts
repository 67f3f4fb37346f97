import { NO_LIMITS } from './noLimits.ts';
import type { PurchaseLimits } from './purchaseLimits.ts';

/**
 * Where a card network stores limits. `host`: all with the host, so changes apply to the next
 * purchase. `cfn`: allowed products are encoded on the card, so changing them takes a new card; the
 * rest is with the host.
 */
export type LimitNetwork = 'host' | 'cfn';
export type LimitField = keyof PurchaseLimits;

/** Limits that a network encodes on the card itself. [GW-36] */
export const LIMITS_ON_CARD: Readonly<Record<LimitNetwork, readonly LimitField[]>> = {
  host: [],
  cfn: ['allowedGroups', 'productCodes'],
};

/** The network of an account's cards, based on its program's features. */
export const limitNetworkOf = (features: readonly string[]): LimitNetwork =>
  features.includes('cfnOrders') ? 'cfn' : 'host';

/** Limits affected by a change, and whether they apply immediately. */
export interface LimitEffect {
  /** In the order of the limits. */
  readonly changed: readonly LimitField[];
  /** Those that apply only with a new card. */
  readonly onNewCard: readonly LimitField[];
}

const FIELDS = [...Object.keys(NO_LIMITS), 'flagOnly'].filter(
  (name): name is LimitField => name === 'flagOnly' || Object.hasOwn(NO_LIMITS, name),
);
const isSame = (a: unknown, b: unknown) => JSON.stringify(a ?? null) === JSON.stringify(b ?? null);

/** The fields in which two sets of limits differ. */
export const changedLimits = (before: PurchaseLimits, after: PurchaseLimits): LimitField[] =>
  FIELDS.filter((field) => !isSame(before[field], after[field]));

/** Determines which changes of limits apply immediately and which need a new card. */
export function limitEffect(
  before: PurchaseLimits,
  after: PurchaseLimits,
  network: LimitNetwork,
): LimitEffect {
  const changed = changedLimits(before, after);
  return { changed, onNewCard: changed.filter((field) => LIMITS_ON_CARD[network].includes(field)) };
}
