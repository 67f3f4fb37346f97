import { can, type Actor, type Answer } from '../access/can.ts';
import { reason } from '../core/issue.ts';
import type { PromptedIdRecord } from './promptedIdRecord.ts';

/**
 * Whether the actor may change a prompted ID: one that is valid in the whole account is seen by
 * everyone, but belongs to people with every fleet. [PID-16, USER-20]
 */
export function canEditPromptedId(
  actor: Actor,
  { fleetId }: Pick<PromptedIdRecord, 'fleetId'>,
): Answer {
  const answer = can(actor, 'promptedIds.edit', { fleetId });
  if (fleetId !== null || actor.fleetIds === null) return answer;
  const reasons = answer.allowed ? [] : answer.reasons;
  return { allowed: false, reasons: [...reasons, reason('access.wholeAccount')] };
}
