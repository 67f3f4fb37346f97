import { NO_LIMITS } from './noLimits.ts';
import type { PurchaseLimits } from './purchaseLimits.ts';

/**
 * Where a card network keeps its limits. `host`: all of them with the host, so that a change holds
 * for the next purchase. `cfn`: what may be bought is written on the card, so that a change of it
 * needs a new card; all else is with the host.
 */
export type LimitNetwork = 'host' | 'cfn';
export type LimitField = keyof PurchaseLimits;

/** The limits that a network writes on the card itself. [GW-36] */
export const LIMITS_ON_CARD: Readonly<Record<LimitNetwork, readonly LimitField[]>> = {
  host: [],
  cfn: ['allowedGroups', 'productCodes'],
};

/** The network of an account's cards, by what its program has. */
export const limitNetworkOf = (features: readonly string[]): LimitNetwork =>
  features.includes('cfnOrders') ? 'cfn' : 'host';

/** What a change of limits touches, and whether it holds at once. */
export interface LimitEffect {
  /** In the order of the limits. */
  readonly changed: readonly LimitField[];
  /** Those among them that hold only with a new card. */
  readonly onNewCard: readonly LimitField[];
}

const FIELDS = [...Object.keys(NO_LIMITS), 'flagOnly'].filter(
  (name): name is LimitField => name === 'flagOnly' || Object.hasOwn(NO_LIMITS, name),
);
const isSame = (one: unknown, other: unknown) =>
  JSON.stringify(one ?? null) === JSON.stringify(other ?? null);

/** The fields in which two sets of limits differ. */
export const changedLimits = (before: PurchaseLimits, after: PurchaseLimits): LimitField[] =>
  FIELDS.filter((field) => !isSame(before[field], after[field]));

/** What of a change of limits holds at once, and what needs new plastic. */
export function limitEffect(
  before: PurchaseLimits,
  after: PurchaseLimits,
  network: LimitNetwork,
): LimitEffect {
  const changed = changedLimits(before, after);
  return { changed, onNewCard: changed.filter((field) => LIMITS_ON_CARD[network].includes(field)) };
}
