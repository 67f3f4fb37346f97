import { jsonb } from '@forecourt/server';
import { CARD_REFUSALS, type FieldIssue } from '@forecourt/validation';
import type { AccountContext, HandlerOf } from '../../http/context.ts';
import { issueAt, notFound, requireCurrent } from '../../http/refusal.ts';
import { changeRow } from '../../store/inAccount.ts';
import type { Row } from '../../store/schema.ts';
import type { EventFact } from '../events/record.ts';
import { recordFacts } from '../events/recordEvent.ts';
import { cardById } from './cardRows.ts';
import { lockCards, notPossible, stateAfter } from './lockCard.ts';
import { moveRelatedRows, requireNotReplaced } from './successor.ts';

/** Locks both cards. @throws Refusal `card.notFound` */
async function lockBoth(context: AccountContext, fromId: string, toId: string) {
  const cards = await lockCards(context, [fromId, toId]);
  const from = cards.find(({ id }) => id === fromId);
  const to = cards.find(({ id }) => id === toId);
  if (!from || !to) throw notFound('card');
  return { from, to };
}

const wrongTarget = (key: FieldIssue['key']) => notPossible(issueAt('toCardId', key));

const eventOf = (card: Row<'cards'>, status: string, details: object): EventFact => ({
  subject: ['card', card.id],
  action: 'card.transfer',
  before: { status: card.status },
  after: { status, ...details },
});

async function writeBoth(context: AccountContext, from: Row<'cards'>, to: Row<'cards'>) {
  const { trx, now } = context;
  const sourceStatus = stateAfter(from, 'transfer', context, { transferTo: to.status });
  // the target is activated as if it already had the source's assignee
  const assignedTarget = { ...from, status: to.status, expires_on: to.expires_on };
  const action = to.status === 'unassigned' ? 'assign' : 'activate';
  const targetStatus = stateAfter(assignedTarget, action, context);
  const sourcePatch = { status: sourceStatus, hold_changes_at: null };
  await changeRow(trx, from.account_id, 'cards', from.id, sourcePatch);
  await changeRow(trx, to.account_id, 'cards', to.id, {
    status: targetStatus,
    fleet_id: from.fleet_id,
    department_id: from.department_id,
    driver_id: from.driver_id,
    vehicle_id: from.vehicle_id,
    profile_id: from.profile_id,
    custom_limits: from.custom_limits && jsonb(from.custom_limits),
    group_id: from.group_id,
    id_prompt: from.id_prompt,
    odometer_prompt: from.odometer_prompt,
    hold_changes_at: null,
    activated_at: to.activated_at ?? now.toISOString(),
    replaces_card_id: to.replaces_card_id ?? from.id,
  });
  await recordFacts(context, [
    eventOf(from, sourceStatus, { replacedBy: to.last4 }),
    eventOf(to, targetStatus, { replaces: from.last4 }),
  ]);
}

/**
 * Moves a card's people, fleet, limits, prompts, prompted IDs, and schedule to another of the same
 * type: the new card is activated, the original is deactivated. [GW-16, CARD-08, CARD-17, CARD-18]
 */
export const transferCard: HandlerOf<'transferCard'> = async ({ params, body }, context) => {
  if (params.cardId === body.toCardId) throw wrongTarget(CARD_REFUSALS.sameCard);
  const { from, to } = await lockBoth(context, params.cardId, body.toCardId);
  requireCurrent(context, from);
  await requireNotReplaced(context, from.id);
  if (from.card_type !== to.card_type) throw wrongTarget(CARD_REFUSALS.transferType);
  await writeBoth(context, from, to);
  await moveRelatedRows(context, from.id, to.id);
  return { card: await cardById(context, from.id), successor: await cardById(context, to.id) };
};
