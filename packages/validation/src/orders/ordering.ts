import { can, type Actor } from '../access/can.ts';
import { reason, type Reason } from '../core/issue.ts';

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
