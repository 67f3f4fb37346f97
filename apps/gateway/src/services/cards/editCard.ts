import { jsonb } from '@forecourt/server';
import { needsNewPlastic, type CardEdit, type CardState } from '@forecourt/validation';
import type { AccountContext, HandlerOf } from '../../http/context.ts';
import type { Row } from '../../store/schema.ts';
import { recordEvent } from '../events/recordEvent.ts';
import { readCard, writeCard, type CardPatch } from './changeCard.ts';
import { differencesOf, factsOf } from './cardFacts.ts';
import {
  assigneeTable,
  departmentAfter,
  editIssues,
  requireGroupPermission,
  requireLimitsPermission,
} from './editReferences.ts';
import { lifecycleContext, lockCard, notPossible, stateAfter } from './lockCard.ts';
import { staleEdit } from './staleEdit.ts';

/** A card that no one has is unassigned; given to someone, it works again. [CARD-09] */
function statusAfter(card: Row<'cards'>, edit: CardEdit, context: AccountContext): CardState {
  if (edit.assigneeId === undefined) return card.status;
  const isAssigned = card.driver_id !== null || card.vehicle_id !== null;
  const asked = lifecycleContext(card, context);
  if (edit.assigneeId === null) {
    const isInUse = card.status === 'active' || card.status === 'onHold';
    return isAssigned && isInUse ? stateAfter(card.status, 'unassign', asked) : card.status;
  }
  return card.status === 'unassigned' ? stateAfter(card.status, 'assign', asked) : card.status;
}

function assigneeColumns(card: Row<'cards'>, edit: CardEdit): CardPatch {
  if (edit.assigneeId === undefined) return {};
  return assigneeTable(card.card_type) === 'vehicles'
    ? { vehicle_id: edit.assigneeId }
    : { driver_id: edit.assigneeId };
}

/** The columns that an edit changes. */
function patchOf(card: Row<'cards'>, edit: CardEdit, status: CardState): CardPatch {
  const { nameOnCard, fleetId, groupId, profileId, ownLimits } = edit;
  return {
    status,
    department_id: departmentAfter(card, edit),
    ...assigneeColumns(card, edit),
    ...(nameOnCard === undefined ? {} : { name_on_card: nameOnCard }),
    ...(fleetId === undefined ? {} : { fleet_id: fleetId }),
    ...(groupId === undefined ? {} : { group_id: groupId }),
    ...(profileId === undefined ? {} : { profile_id: profileId }),
    ...(ownLimits === undefined
      ? {}
      : { custom_limits: ownLimits === null ? null : jsonb(ownLimits) }),
  };
}

/** Edits a locked card; answers whether anything changed. @throws Refusal */
export async function applyEdit(
  context: AccountContext,
  card: Row<'cards'>,
  edit: CardEdit,
  action: 'card.edit' | 'card.switchProfile' | 'card.undo' = 'card.edit',
): Promise<boolean> {
  requireLimitsPermission(context, edit);
  requireGroupPermission(context, card, edit);
  stateAfter(card.status, 'edit', lifecycleContext(card, context));
  const issues = await editIssues(context, card, edit);
  if (issues.length > 0) throw notPossible(...issues);
  const before = await factsOf(context, card.id);
  await writeCard(context, card, patchOf(card, edit, statusAfter(card, edit, context)));
  const after = await factsOf(context, card.id);
  const changed = differencesOf(before, after);
  if (changed === null) return false;
  await recordEvent(context, ['card', card.id], action, changed);
  return true;
}

/** Changes whose a card is, where it belongs and which limits hold. [CARD-01, CARD-02, SCREEN-17] */
export const editCard: HandlerOf<'editCard'> = async ({ params, body }, context) => {
  const card = await lockCard(context, params.cardId);
  if (card.version !== context.expectedVersion) {
    throw staleEdit(card, body, context.expectedVersion);
  }
  await applyEdit(context, card, body);
  return {
    card: await readCard(context, card.id),
    needsNewPlastic: needsNewPlastic({ nameOnCard: card.name_on_card }, body),
  };
};
