import { CARD_REFUSALS, type FieldIssue } from '@forecourt/validation';
import { jsonb } from '@forecourt/server';
import type { AccountContext, HandlerOf } from '../../http/context.ts';
import { requireCurrent } from '../../http/refusal.ts';
import type { Row } from '../../store/schema.ts';
import type { EventFact } from '../events/record.ts';
import { recordFacts } from '../events/recordEvent.ts';
import { readCard, writeCard } from './changeCard.ts';
import { lifecycleContext, lockCard, notPossible, stateAfter } from './lockCard.ts';
import { moveBelongings, requireNotReplaced } from './successor.ts';

/** Both cards, always locked in the same order, so that two transfers never wait for each other. */
async function lockBoth(context: AccountContext, fromId: string, toId: string) {
  const locked = new Map<string, Row<'cards'>>();
  for (const id of [fromId, toId].toSorted()) locked.set(id, await lockCard(context, id));
  const [from, to] = [locked.get(fromId), locked.get(toId)];
  if (!from || !to) throw new Error('A locked card is gone.');
  return { from, to };
}

const wrongTarget = (key: FieldIssue['key']) => notPossible({ path: 'toCardId', key, params: {} });

const eventOf = (card: Row<'cards'>, status: string, others: object): EventFact => ({
  subject: ['card', card.id],
  action: 'card.transfer',
  before: { status: card.status },
  after: { status, ...others },
});

async function writeBoth(context: AccountContext, from: Row<'cards'>, to: Row<'cards'>) {
  const { now } = context;
  const asked = lifecycleContext(from, context, { transferTo: to.status });
  const ended = stateAfter(from.status, 'transfer', asked);
  const begun = stateAfter(to.status, to.status === 'unassigned' ? 'assign' : 'activate', asked);
  await writeCard(context, from, { status: ended, hold_changes_at: null });
  await writeCard(context, to, {
    status: begun,
    fleet_id: from.fleet_id,
    department_id: from.department_id,
    driver_id: from.driver_id,
    vehicle_id: from.vehicle_id,
    profile_id: from.profile_id,
    custom_limits: from.custom_limits === null ? null : jsonb(from.custom_limits),
    group_id: from.group_id,
    id_prompt: from.id_prompt,
    odometer_prompt: from.odometer_prompt,
    activated_at: to.activated_at ?? now.toISOString(),
    replaces_card_id: to.replaces_card_id ?? from.id,
  });
  await recordFacts(context, [
    eventOf(from, ended, { replacedBy: to.last4 }),
    eventOf(to, begun, { replaces: from.last4 }),
  ]);
}

/**
 * Moves people, place, limits, prompts, prompted IDs, and schedule of a card to another one of the same
 * type: the new card is activated, the original is deactivated. [GW-16, CARD-08, CARD-17, CARD-18]
 */
export const transferCard: HandlerOf<'transferCard'> = async ({ params, body }, context) => {
  if (params.cardId === body.toCardId) throw wrongTarget(CARD_REFUSALS.sameCard);
  const { from, to } = await lockBoth(context, params.cardId, body.toCardId);
  requireCurrent(context, from);
  await requireNotReplaced(context, from.id);
  if (from.card_type !== to.card_type) throw wrongTarget(CARD_REFUSALS.transferType);
  await writeBoth(context, from, to);
  await moveBelongings(context, from.id, to.id);
  return { card: await readCard(context, from.id), successor: await readCard(context, to.id) };
};
