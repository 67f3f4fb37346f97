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
import { shareAgain } from './cardholders.ts';
import { cardById } from './cardRows.ts';
import { changeCard, type CardPatch } from './changeCard.ts';
import { dropSchedules, putScheduleBack } from './holdSchedules.ts';
import { assigneeOf, editIssues, requireGroupPermission } from './editReferences.ts';
import { lockCurrentCard, notPossible, stateAfter } from './lockCard.ts';

/** What an undo of an event does to the state; null: the state stays as it is. */
const UNDO: Readonly<Record<string, CardAction | null>> = {
  'card.hold': 'reactivate',
  'card.reactivate': 'hold',
  'card.edit': null,
  'card.switchProfile': null,
  'card.unassign': 'assign',
  'card.assign': 'unassign',
};

/** The latest event of a card, of those that are asked for. */
const latestEvent = ({ trx, account }: Pick<AccountContext, 'trx' | 'account'>, cardId: string) =>
  selectIn(trx, account.account_id, 'events')
    .where('subject_type', '=', 'card')
    .where('subject_id', '=', cardId)
    .orderBy('id', 'desc')
    .limit(1);

/** The id of the card's last event, if an undo can take it back. */
export async function latestUndoable(
  context: Pick<AccountContext, 'trx' | 'account'>,
  cardId: string,
): Promise<string | null> {
  const last = await latestEvent(context, cardId).select(['id', 'action']).executeTakeFirst();
  return last && Object.hasOwn(UNDO, last.action) ? last.id : null;
}

/** What the history says of a card before or after an event. */
interface Told {
  readonly status?: string;
  readonly ownLimits?: Partial<PurchaseLimits> | null;
  readonly nameOnCard?: string;
  readonly profile?: string | null;
  /** Who shared a card that was unassigned. */
  readonly cardholderIds?: readonly string[];
  /** What a hold or a reactivation by hand ended. */
  readonly holdSchedule?: HoldSchedule;
  readonly ids?: Readonly<Record<string, string | null>>;
}

const isTold = (value: unknown): value is Told => typeof value === 'object' && value !== null;
const told = (value: unknown): Told => (isTold(value) ? value : {});

/** The columns as they were before the event; what it did not touch stays. */
function columnsBefore({ ids, ownLimits, nameOnCard }: Told): CardPatch {
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

/** An edit can have unassigned the card, or given it to someone. */
function actionBack(event: Row<'events'>): CardAction | null {
  const known = UNDO[event.action] ?? null;
  if (known !== null) return known;
  const [{ status: from }, { status: to }] = [told(event.before), told(event.after)];
  if (from === to) return null;
  return to === 'unassigned' ? 'assign' : 'unassign';
}

/**
 * What the card had before can be gone, or in fleets that are not the person's: an undo leads nowhere
 * that an edit does not. @throws Refusal
 */
async function requireThere(
  context: AccountContext,
  card: Row<'cards'>,
  { ids }: Told,
): Promise<void> {
  if (!ids) return;
  const { fleetId, departmentId, groupId, driverId, vehicleId, profileId } = ids;
  const then = assigneeOf({
    card_type: card.card_type,
    driver_id: driverId ?? null,
    vehicle_id: vehicleId ?? null,
  });
  const issues = await editIssues(context, card, {
    ...(fleetId && fleetId !== card.fleet_id ? { fleetId } : {}),
    departmentId: departmentId ?? null,
    ...(profileId && profileId !== card.profile_id ? { profileId } : {}),
    ...(groupId === card.group_id ? {} : { groupId: groupId ?? null }),
    ...(then === assigneeOf(card) ? {} : { assigneeId: then }),
  });
  if (issues.length === 0) return;
  throw notPossible(issueAt('eventId', CARD_REFUSALS.undoUnavailable));
}

/** A card that was on hold when it was taken from someone is on hold when they have it again. */
function statusBack(context: AccountContext, card: Row<'cards'>, event: Row<'events'>): CardState {
  const action = actionBack(event);
  if (action === null) return card.status;
  const status = stateAfter(card, action, context, { isAssigned: true });
  return action === 'assign' && told(event.before).status === 'onHold' ? 'onHold' : status;
}

/** Takes an event of a locked card back. @throws Refusal */
async function takeBack(
  context: AccountContext,
  card: Row<'cards'>,
  event: Row<'events'>,
): Promise<void> {
  const before = told(event.before);
  const isOfLimits = before.ownLimits !== undefined || before.profile !== undefined;
  if (isOfLimits) requireAllowed(can(context.actor, 'limits.edit'), 'eventId');
  if (before.cardholderIds) requireAllowed(can(context.actor, 'cards.share'), 'eventId');
  if (before.ids) requireGroupPermission(context, card, { groupId: before.ids['groupId'] });
  await requireThere(context, card, before);
  const status = statusBack(context, card, event);
  // as by hand: the schedule ends, and one that the change had ended is back
  const isOfHold = event.action === 'card.hold' || event.action === 'card.reactivate';
  const ended = isOfHold ? { hold_changes_at: null } : {};
  if (isOfHold) await dropSchedules(context.trx, card.account_id, [card.id]);
  await changeCard(context, card, 'card.undo', { ...columnsBefore(before), ...ended, status });
  if (isOfHold) await putScheduleBack(context, card.id, before.holdSchedule);
  if (before.cardholderIds) await shareAgain(context, card.id, before.cardholderIds);
}

/** Gives an unassigned, locked card back to whom it was taken from last. @throws Refusal */
export async function undoUnassignment(context: AccountContext, card: Row<'cards'>): Promise<void> {
  const event = await latestEvent(context, card.id)
    .selectAll()
    .where('action', '=', 'card.unassign')
    .executeTakeFirst();
  if (!event) throw notPossible(issueAt('eventId', CARD_REFUSALS.undoUnavailable));
  await takeBack(context, card, event);
}

/** Takes the last change of a card back, where its lifecycle lets it. */
export const undoCardChange: HandlerOf<'undoCardChange'> = async ({ params }, context) => {
  const { cardId, eventId } = params;
  const card = await lockCurrentCard(context, cardId);
  if ((await latestUndoable(context, cardId)) !== eventId) {
    throw notPossible(issueAt('eventId', CARD_REFUSALS.notLastChange));
  }
  const { trx, account } = context;
  const event = await rowIn(trx, account.account_id, 'events', eventId).executeTakeFirstOrThrow();
  await takeBack(context, card, event);
  return { card: await cardById(context, card.id) };
};
