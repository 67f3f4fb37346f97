import type { AccountContext, HandlerOf } from '../../http/context.ts';
import type { Row } from '../../store/schema.ts';
import { cardById } from './cardRows.ts';
import { changeCard } from './changeCard.ts';
import { assigneeColumns, editIssues } from './editReferences.ts';
import { lockCurrentCard, notPossible, stateAfter } from './lockCard.ts';
import { stateOnceAssigned } from './stateOnceAssigned.ts';

/** Unassigns a locked card from its driver or vehicle and from everyone who shares it. [CARD-09] */
export async function unassignLocked(context: AccountContext, card: Row<'cards'>): Promise<void> {
  const status = stateAfter(card, 'unassign', context);
  await changeCard(context, card, 'card.unassign', { status, driver_id: null, vehicle_id: null });
}

/** Unassigns one card. [CARD-09] */
export const unassignCard: HandlerOf<'unassignCard'> = async ({ params }, context) => {
  const card = await lockCurrentCard(context, params.cardId);
  await unassignLocked(context, card);
  return { card: await cardById(context, card.id) };
};

/** Assigns an unassigned card to a driver or vehicle; one that was on hold stays so. [CARD-09] */
export const assignCard: HandlerOf<'assignCard'> = async ({ params, body }, context) => {
  const card = await lockCurrentCard(context, params.cardId);
  const { assigneeId } = body;
  const issues = await editIssues(context, card, { assigneeId });
  if (issues.length > 0) throw notPossible(...issues);
  const status = await stateOnceAssigned(context, card);
  const assignee = assigneeColumns(card, assigneeId);
  await changeCard(context, card, 'card.assign', { status, ...assignee });
  return { card: await cardById(context, card.id) };
};
