import type { CardState } from '@forecourt/validation';
import { sql } from 'kysely';
import type { AccountContext } from '../../http/context.ts';
import { selectIn } from '../../store/inAccount.ts';
import type { Row } from '../../store/schema.ts';
import { stateAfter } from './lockCard.ts';

/**
 * The state of an unassigned card once it is assigned: active, or on hold if a person had put it on
 * hold before it was unassigned, since only a reactivation ends that. A schedule's hold is left to
 * the schedule. [CARD-09, CARD-13] @throws Refusal
 */
export async function stateOnceAssigned(
  context: AccountContext,
  card: Row<'cards'>,
): Promise<CardState> {
  const status = stateAfter(card, 'assign', context, { isAssigned: true });
  const unassigned = await selectIn(context.trx, card.account_id, 'events')
    .select([
      sql<string | null>`before->>'status'`.as('status'),
      sql<string | null>`before->>'isHeldBySchedule'`.as('is_held_by_schedule'),
    ])
    .where('subject_type', '=', 'card')
    .where('subject_id', '=', card.id)
    .where(sql<boolean>`after->>'status' = 'unassigned'`)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  const isOwnHold = unassigned?.status === 'onHold' && unassigned.is_held_by_schedule !== 'true';
  return isOwnHold ? 'onHold' : status;
}
