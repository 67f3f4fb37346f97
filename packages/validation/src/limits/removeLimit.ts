import { reason, type Reason } from '../core/issue.ts';
import { LIMIT_REFUSALS } from './refusals.ts';

const IN_USE = { limit: 'limit.inUse', profile: 'profile.inUse' } as const;

/** Why a profile cannot stop being the default without a replacement; `null` if it can. */
export const leaveDefaultRefusal = ({
  isDefault,
}: {
  readonly isDefault: boolean;
}): Reason | null => (isDefault ? reason('profile.isDefault') : null);

/**
 * Why a person cannot make a profile the default for new cards: it would apply to every fleet, and
 * they have access to only some. `null` if they can. [USER-20]
 */
export const makeDefaultRefusal = ({
  fleetIds,
}: {
  readonly fleetIds: readonly string[] | null;
}): Reason | null => (fleetIds === null ? null : reason(LIMIT_REFUSALS.defaultOfOtherFleets));

/**
 * Why a card limit or profile cannot be deleted: cards use it and must be reassigned first. `null`
 * if it can. [LIMIT-03 to LIMIT-05, MSG-46]
 */
export const deleteLimitRefusal = (
  kind: 'limit' | 'profile',
  { cardCount }: { readonly cardCount: number },
): Reason | null => (cardCount > 0 ? reason(IN_USE[kind], { count: cardCount }) : null);
