import { can, type Actor } from '../access/can.ts';
import { reason, type Reason } from '../core/issue.ts';
import { limitNetworkOf } from '../limits/limitEffect.ts';

/**
 * What stands against ordering cards: first that this person cannot, or that it is not possible now,
 * then every rule that says so. [MSG-42, MSG-43]
 */
export function orderingReasons(actor: Actor): Reason[] {
  const answer = can(actor, 'cards.order');
  if (answer.allowed) return [];
  const isPersonal = answer.reasons.some(({ key }) => key === 'access.role');
  return [reason(isPersonal ? 'order.notAllowed' : 'order.notPossible'), ...answer.reasons];
}

/** Why no cards for cardlock sites (CFN) can be ordered; null: the account's program has them. [NAV-22] */
export const cfnOrderRefusal = (features: readonly string[]): Reason | null =>
  limitNetworkOf(features) === 'cfn' ? null : reason('order.cfnNotOffered');
