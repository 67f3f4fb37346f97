import { isDeepStrictEqual } from 'node:util';
import { jsonb } from '@forecourt/server';
import {
  CARD_EDIT_FIELDS,
  CARD_REFUSALS,
  can,
  cardLifecycle,
  needsNewPlastic,
  type CardEdit,
  type CardState,
  type FieldIssue,
  type PurchaseLimits,
} from '@forecourt/validation';
import type { AccountContext, HandlerOf } from '../../http/context.ts';
import { issueAt, Refusal, requireAllowed } from '../../http/refusal.ts';
import type { Row } from '../../store/schema.ts';
import { ownOf } from '../limits/ownLimits.ts';
import { cardById } from './cardRows.ts';
import { changeCard, type CardPatch } from './changeCard.ts';
import {
  assigneeColumns,
  assigneeOf,
  departmentAfter,
  editIssues,
  requireGroupPermission,
  requireLimitsPermission,
} from './editReferences.ts';
import { lockCard, notPossible, stateAfter } from './lockCard.ts';
import { stateOnceAssigned } from './stateOnceAssigned.ts';

/** Status after an edit, which unassigns or reassigns a card with its assignee. [CARD-09] */
async function statusAfter(
  card: Row<'cards'>,
  edit: CardEdit,
  context: AccountContext,
): Promise<CardState> {
  const { status } = card;
  if (edit.assigneeId === undefined) return status;
  if (edit.assigneeId !== null) {
    return status === 'unassigned' ? stateOnceAssigned(context, card) : status;
  }
  const isAssigned = card.driver_id !== null || card.vehicle_id !== null;
  const canBeUnassigned = cardLifecycle.table.unassign.from.includes(status);
  return isAssigned && canBeUnassigned ? stateAfter(card, 'unassign', context) : status;
}

/** Own limits as stored: those that are set. The cycle is that of the amount per cycle. */
function ownLimitsOf(limits: Partial<PurchaseLimits> | null | undefined) {
  if (!limits) return limits;
  const hasCycle = (limits.perCycleCents ?? null) !== null;
  return ownOf(hasCycle ? limits : { ...limits, cycle: undefined });
}

/** The columns that an edit sets; `undefined` leaves a column unchanged. */
function patchOf(card: Row<'cards'>, edit: CardEdit, status: CardState): CardPatch {
  const ownLimits = ownLimitsOf(edit.ownLimits);
  return {
    ...assigneeColumns(card, edit.assigneeId),
    status,
    department_id: departmentAfter(card, edit),
    name_on_card: edit.nameOnCard,
    fleet_id: edit.fleetId,
    group_id: edit.groupId,
    profile_id: edit.profileId,
    custom_limits: ownLimits && jsonb(ownLimits),
  };
}

/** Edits a locked card; if that changes its status, permission for this is required. @throws Refusal */
export async function applyEdit(
  context: AccountContext,
  card: Row<'cards'>,
  edit: CardEdit,
  action: 'card.edit' | 'card.undo' = 'card.edit',
): Promise<void> {
  requireLimitsPermission(context, edit);
  requireGroupPermission(context, card, edit);
  stateAfter(card, 'edit', context);
  const issues = await editIssues(context, card, edit);
  if (issues.length > 0) throw notPossible(...issues);
  const status = await statusAfter(card, edit, context);
  if (status !== card.status)
    requireAllowed(can(context.actor, 'cards.changeStatus'), 'assigneeId');
  await changeCard(context, card, action, patchOf(card, edit, status));
}

function asText(value: unknown): string {
  if (typeof value === 'string') return value;
  return value ? JSON.stringify(value) : '';
}

/** The card's current values, by the names of an edit's fields. */
const currentOf = (card: Row<'cards'>): Readonly<Record<keyof CardEdit, unknown>> => ({
  nameOnCard: card.name_on_card,
  fleetId: card.fleet_id,
  departmentId: card.department_id,
  groupId: card.group_id,
  assigneeId: assigneeOf(card),
  profileId: card.profile_id,
  ownLimits: ownLimitsOf(card.custom_limits),
});

/** A 409 with both versions, and each field that differs with its sent and current values. */
function staleEdit(card: Row<'cards'>, edit: CardEdit, expected: number): Refusal {
  const current = currentOf(card);
  const sent: Partial<typeof current> = { ...edit, ownLimits: ownLimitsOf(edit.ownLimits) };
  const fields = CARD_EDIT_FIELDS.flatMap((name): FieldIssue[] => {
    if (sent[name] === undefined || isDeepStrictEqual(sent[name], current[name])) return [];
    const versions = { yours: asText(sent[name]), current: asText(current[name]) };
    return [issueAt(name, CARD_REFUSALS.versionDiffers, versions)];
  });
  return new Refusal(409, 'version.stale', { params: { expected, actual: card.version }, fields });
}

/** Edits a card's name, assignee, fleet, group, and limits. [CARD-01, CARD-02, SCREEN-17] */
export const editCard: HandlerOf<'editCard'> = async ({ params, body }, context) => {
  const card = await lockCard(context, params.cardId);
  if (card.version !== context.expectedVersion) {
    throw staleEdit(card, body, context.expectedVersion);
  }
  await applyEdit(context, card, body);
  return {
    card: await cardById(context, card.id),
    needsNewPlastic: needsNewPlastic({ nameOnCard: card.name_on_card }, body),
  };
};
