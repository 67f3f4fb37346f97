import type { CardState } from '@forecourt/validation';
import { sql } from 'kysely';
import type { AccountContext } from '../../http/context.ts';
import { selectIn } from '../../store/inAccount.ts';
import type { Row } from '../../store/schema.ts';
import { stateAfter } from './lockCard.ts';

/** The latest event that gave the card this status. */
const latestTo = ({ trx }: AccountContext, card: Row<'cards'>, status: CardState) =>
  selectIn(trx, card.account_id, 'events')
    .where('subject_type', '=', 'card')
    .where('subject_id', '=', card.id)
    .where(sql<boolean>`after->>'status' = ${status}`)
    .orderBy('id', 'desc')
    .limit(1);

/** Whether a schedule placed the card's last hold. */
async function wasPlacedBySchedule(context: AccountContext, card: Row<'cards'>): Promise<boolean> {
  const hold = await latestTo(context, card, 'onHold').select('reason').executeTakeFirst();
  return hold?.reason === 'schedule';
}

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
  const unassigned = await latestTo(context, card, 'unassigned')
    .select([
      sql<string | null>`before->>'status'`.as('status'),
      sql<string | null>`before->>'isHeldBySchedule'`.as('is_held_by_schedule'),
    ])
    .executeTakeFirst();
  if (unassigned?.status !== 'onHold' || unassigned.is_held_by_schedule === 'true') return status;
  // the previous release did not record this when it unassigned a card
  return (await wasPlacedBySchedule(context, card)) ? status : 'onHold';
}
