import { jsonb } from '@forecourt/server';
import {
  CARD_REFUSALS,
  can,
  type CardAction,
  type CardState,
  type HoldSchedule,
  type PurchaseLimits,
} from '@forecourt/validation';
import type { AccountContext, HandlerOf } from '../../http/context.ts';
import { requireAllowed, issueAt } from '../../http/refusal.ts';
import { selectIn, rowIn } from '../../store/inAccount.ts';
import type { Row } from '../../store/schema.ts';
import { assignRequestsAgain } from '../cardRequests/settle.ts';
import { shareAgain } from './cardholders.ts';
import { cardById } from './cardRows.ts';
import { changeCard, type CardPatch } from './changeCard.ts';
import { dropSchedules, putScheduleBack } from './holdSchedules.ts';
import { assigneeOf, editIssues, requireGroupPermission } from './editReferences.ts';
import { lockCurrentCard, notPossible, stateAfter } from './lockCard.ts';
import { stateOnceAssigned } from './stateOnceAssigned.ts';

/** Lifecycle action that undoes each event; `null` if none, or if it depends on event values. */
const UNDO: Readonly<Record<string, CardAction | null>> = {
  'card.hold': 'reactivate',
  'card.reactivate': 'hold',
  'card.edit': null,
  'card.switchProfile': null,
  'card.unassign': 'assign',
  'card.assign': 'unassign',
};

/** The latest event of a card; callers may add conditions. */
const latestEvent = ({ trx, account }: Pick<AccountContext, 'trx' | 'account'>, cardId: string) =>
  selectIn(trx, account.account_id, 'events')
    .where('subject_type', '=', 'card')
    .where('subject_id', '=', cardId)
    .orderBy('id', 'desc')
    .limit(1);

/** The ID of the card's last event, or `null` if it cannot be undone. */
export async function latestUndoable(
  context: Pick<AccountContext, 'trx' | 'account'>,
  cardId: string,
): Promise<string | null> {
  const last = await latestEvent(context, cardId).select(['id', 'action']).executeTakeFirst();
  return last && Object.hasOwn(UNDO, last.action) ? last.id : null;
}

/** A card's values before or after an event, as recorded in its history. */
interface RecordedValues {
  readonly status?: string;
  readonly ownLimits?: Partial<PurchaseLimits> | null;
  readonly nameOnCard?: string;
  readonly profile?: string | null;
  /** The drivers who shared the card before it was unassigned. */
  readonly cardholderIds?: readonly string[];
  /** The requests that it was assigned for before it was unassigned. */
  readonly requestIds?: readonly string[];
  /** The schedule that a manual hold or reactivation ended. */
  readonly holdSchedule?: HoldSchedule;
  /** Whether that schedule was holding the card. */
  readonly isHeldBySchedule?: boolean;
  readonly ids?: Readonly<Record<string, string | null>>;
}

const isRecorded = (value: unknown): value is RecordedValues =>
  typeof value === 'object' && value !== null;
const recordedValues = (value: unknown): RecordedValues => (isRecorded(value) ? value : {});

/** Column values from before the event; `undefined` leaves a column unchanged. */
function columnsBefore({ ids, ownLimits, nameOnCard }: RecordedValues): CardPatch {
  if (!ids) return {};
  return {
    fleet_id: ids['fleetId'] ?? undefined,
    department_id: ids['departmentId'] ?? null,
    group_id: ids['groupId'] ?? null,
    driver_id: ids['driverId'] ?? null,
    vehicle_id: ids['vehicleId'] ?? null,
    profile_id: ids['profileId'] ?? null,
    name_on_card: nameOnCard,
    custom_limits: ownLimits && jsonb(ownLimits),
  };
}

/** The action that undoes the event's state change. Edits can assign or unassign the card. */
function actionBack(event: Row<'events'>): CardAction | null {
  const action = UNDO[event.action] ?? null;
  if (action !== null) return action;
  const [{ status: from }, { status: to }] = [
    recordedValues(event.before),
    recordedValues(event.after),
  ];
  if (from === to) return null;
  return to === 'unassigned' ? 'assign' : 'unassign';
}

/**
 * Requires that the person could edit the card to its previous values, since these may have been
 * deleted or be outside the person's fleets. @throws Refusal
 */
async function requireRestorable(
  context: AccountContext,
  card: Row<'cards'>,
  { ids }: RecordedValues,
): Promise<void> {
  if (!ids) return;
  const { fleetId, departmentId, groupId, driverId, vehicleId, profileId } = ids;
  const assigneeBefore = assigneeOf({
    card_type: card.card_type,
    driver_id: driverId ?? null,
    vehicle_id: vehicleId ?? null,
  });
  const issues = await editIssues(context, card, {
    ...(fleetId && fleetId !== card.fleet_id ? { fleetId } : {}),
    departmentId: departmentId ?? null,
    ...(profileId && profileId !== card.profile_id ? { profileId } : {}),
    ...(groupId === card.group_id ? {} : { groupId: groupId ?? null }),
    ...(assigneeBefore === assigneeOf(card) ? {} : { assigneeId: assigneeBefore }),
  });
  if (issues.length === 0) return;
  throw notPossible(issueAt('eventId', CARD_REFUSALS.undoUnavailable));
}

/** The state after the undo. A card that was on hold when it was unassigned returns to hold. */
async function statusBack(
  context: AccountContext,
  card: Row<'cards'>,
  event: Row<'events'>,
): Promise<CardState> {
  const action = actionBack(event);
  if (action === null) return card.status;
  return action === 'assign'
    ? stateOnceAssigned(context, card)
    : stateAfter(card, action, context, { isAssigned: true });
}

/** Undoes an event of a locked card, with the permissions that it required. @throws Refusal */
async function undoEvent(
  context: AccountContext,
  card: Row<'cards'>,
  event: Row<'events'>,
): Promise<void> {
  const before = recordedValues(event.before);
  const isStatusChange = actionBack(event) !== null;
  if (isStatusChange) requireAllowed(can(context.actor, 'cards.changeStatus'), 'eventId');
  const changesLimits = before.ownLimits !== undefined || before.profile !== undefined;
  if (changesLimits) requireAllowed(can(context.actor, 'limits.edit'), 'eventId');
  if (before.cardholderIds) requireAllowed(can(context.actor, 'cards.share'), 'eventId');
  if (before.requestIds) requireAllowed(can(context.actor, 'cardRequests.decide'), 'eventId');
  if (before.ids) requireGroupPermission(context, card, { groupId: before.ids['groupId'] });
  await requireRestorable(context, card, before);
  const status = await statusBack(context, card, event);
  // like a manual change, an undo ends the schedule; it also restores the one the event ended
  const isHoldEvent = event.action === 'card.hold' || event.action === 'card.reactivate';
  const holdPatch = isHoldEvent ? { hold_changes_at: null } : {};
  if (isHoldEvent) await dropSchedules(context.trx, card.account_id, [card.id]);
  await changeCard(context, card, 'card.undo', { ...columnsBefore(before), ...holdPatch, status });
  const { holdSchedule: schedule, isHeldBySchedule } = before;
  if (isHoldEvent) await putScheduleBack(context, card.id, { schedule, isHeldBySchedule });
  if (before.cardholderIds) await shareAgain(context, card.id, before.cardholderIds);
  if (before.requestIds) await assignRequestsAgain(context, card.id, before.requestIds);
}

/** Reassigns a locked, unassigned card to its last assignee. @throws Refusal */
export async function undoUnassignment(context: AccountContext, card: Row<'cards'>): Promise<void> {
  const event = await latestEvent(context, card.id)
    .selectAll()
    .where('action', '=', 'card.unassign')
    .executeTakeFirst();
  if (!event) throw notPossible(issueAt('eventId', CARD_REFUSALS.undoUnavailable));
  await undoEvent(context, card, event);
}

/** Undoes a card's last change, if its lifecycle allows it. */
export const undoCardChange: HandlerOf<'undoCardChange'> = async ({ params }, context) => {
  const { cardId, eventId } = params;
  const card = await lockCurrentCard(context, cardId);
  if ((await latestUndoable(context, cardId)) !== eventId) {
    throw notPossible(issueAt('eventId', CARD_REFUSALS.notLastChange));
  }
  const { trx, account } = context;
  const event = await rowIn(trx, account.account_id, 'events', eventId).executeTakeFirstOrThrow();
  await undoEvent(context, card, event);
  return { card: await cardById(context, card.id) };
};
