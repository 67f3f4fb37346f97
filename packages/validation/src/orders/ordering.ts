import { can, type Actor } from '../access/can.ts';
import { reason, type Reason } from '../core/issue.ts';
import { limitNetworkOf } from '../limits/limitEffect.ts';

/**
 * Why a person cannot order cards: first whether it is because of them or the current situation,
 * then each rule's reason. [MSG-42, MSG-43]
 */
export function orderingReasons(actor: Actor): Reason[] {
  const answer = can(actor, 'cards.order');
  if (answer.allowed) return [];
  const isPersonal = answer.reasons.some(({ key }) => key === 'access.role');
  return [reason(isPersonal ? 'order.notAllowed' : 'order.notPossible'), ...answer.reasons];
}

/** Why cardlock (CFN) cards cannot be ordered; `null` if the program offers them. [NAV-22] */
export const cfnOrderRefusal = (features: readonly string[]): Reason | null =>
  limitNetworkOf(features) === 'cfn' ? null : reason('order.cfnNotOffered');
