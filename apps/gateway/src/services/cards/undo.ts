import { jsonb } from '@forecourt/server';
import { CARD_REFUSALS, can, type CardAction, type PurchaseLimits } from '@forecourt/validation';
import type { AccountContext, HandlerOf } from '../../http/context.ts';
import { requireAllowed, issueAt } from '../../http/refusal.ts';
import { selectIn, rowIn } from '../../store/inAccount.ts';
import type { Row } from '../../store/schema.ts';
import { recordEvent } from '../events/recordEvent.ts';
import { readCard, writeCard, type CardPatch } from './changeCard.ts';
import { differencesOf, factsOf } from './cardFacts.ts';
import { assigneeTable, editIssues } from './editReferences.ts';
import { lockCurrentCard, notPossible, stateAfter, lifecycleContext } from './lockCard.ts';

/** What an undo of an event does to the state; null: the state stays as it is. */
const UNDO: Readonly<Record<string, CardAction | null>> = {
  'card.hold': 'reactivate',
  'card.reactivate': 'hold',
  'card.edit': null,
  'card.switchProfile': null,
  'card.unassign': 'assign',
  'card.assign': 'unassign',
};

/** The id of the card's last event, if an undo can take it back. */
export async function latestUndoable(
  { trx, account }: Pick<AccountContext, 'trx' | 'account'>,
  cardId: string,
): Promise<string | null> {
  const last = await selectIn(trx, account.account_id, 'events')
    .select(['id', 'action'])
    .where('subject_type', '=', 'card')
    .where('subject_id', '=', cardId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last && Object.hasOwn(UNDO, last.action) ? last.id : null;
}

interface Then {
  readonly ownLimits?: Partial<PurchaseLimits> | null;
  readonly nameOnCard?: string;
  readonly profile?: string | null;
  readonly ids?: Readonly<Record<string, string | null>>;
}

const isThen = (value: unknown): value is Then => typeof value === 'object' && value !== null;

/** The columns as they were before the event; what it did not touch stays. */
function columnsBefore(before: unknown): CardPatch {
  if (!isThen(before) || !before.ids) return {};
  const { ids, ownLimits, nameOnCard } = before;
  return {
    ...(ids['fleetId'] ? { fleet_id: ids['fleetId'] } : {}),
    department_id: ids['departmentId'] ?? null,
    group_id: ids['groupId'] ?? null,
    driver_id: ids['driverId'] ?? null,
    vehicle_id: ids['vehicleId'] ?? null,
    profile_id: ids['profileId'] ?? null,
    ...(nameOnCard === undefined ? {} : { name_on_card: nameOnCard }),
    ...(ownLimits === undefined
      ? {}
      : { custom_limits: ownLimits === null ? null : jsonb(ownLimits) }),
  };
}

const toldStatus = (value: unknown): string | undefined => {
  const status: unknown =
    typeof value === 'object' && value !== null ? Reflect.get(value, 'status') : undefined;
  return typeof status === 'string' ? status : undefined;
};

/** An edit can have unassigned the card, or given it to someone. */
function actionBack(event: Row<'events'>): CardAction | null {
  const known = UNDO[event.action] ?? null;
  if (known !== null) return known;
  const [from, to] = [toldStatus(event.before), toldStatus(event.after)];
  if (from === to) return null;
  return to === 'unassigned' ? 'assign' : 'unassign';
}

/** Whoever undoes a change of limits may change limits. @throws Refusal */
function requireMay({ actor }: AccountContext, before: unknown): void {
  const told = isThen(before) ? before : {};
  const isLimits = told.ownLimits !== undefined || told.profile !== undefined;
  requireAllowed(isLimits ? can(actor, 'limits.edit') : { allowed: true as const }, 'eventId');
}

/**
 * What the card had before can be gone, or in fleets that are not the person's: an undo leads nowhere
 * that an edit does not. @throws Refusal
 */
async function requireThere(
  context: AccountContext,
  card: Row<'cards'>,
  before: unknown,
): Promise<void> {
  if (!isThen(before) || !before.ids) return;
  const { fleetId, departmentId, groupId, driverId, vehicleId, profileId } = before.ids;
  const isVehicle = assigneeTable(card.card_type) === 'vehicles';
  const [then, now] = isVehicle ? [vehicleId, card.vehicle_id] : [driverId, card.driver_id];
  const issues = await editIssues(context, card, {
    ...(fleetId && fleetId !== card.fleet_id ? { fleetId } : {}),
    departmentId: departmentId ?? null,
    ...(profileId && profileId !== card.profile_id ? { profileId } : {}),
    ...(groupId === card.group_id ? {} : { groupId: groupId ?? null }),
    ...(then === now ? {} : { assigneeId: then ?? null }),
  });
  if (issues.length === 0) return;
  throw notPossible(issueAt('eventId', CARD_REFUSALS.undoUnavailable));
}

/** Takes a locked card's last change back. @throws Refusal */
export async function undoLast(
  context: AccountContext,
  card: Row<'cards'>,
  eventId: string,
): Promise<void> {
  const { trx, account } = context;
  if ((await latestUndoable(context, card.id)) !== eventId) {
    throw notPossible(issueAt('eventId', CARD_REFUSALS.notLastChange));
  }
  const event = await rowIn(trx, account.account_id, 'events', eventId).executeTakeFirstOrThrow();
  requireMay(context, event.before);
  await requireThere(context, card, event.before);
  const patch = columnsBefore(event.before);
  const action = actionBack(event);
  const asked = { ...lifecycleContext(card, context), isAssigned: true };
  const status = action === null ? card.status : stateAfter(card.status, action, asked);
  const before = await factsOf(context, card.id);
  await writeCard(context, card, { ...patch, status });
  const changed = differencesOf(before, await factsOf(context, card.id));
  await recordEvent(context, ['card', card.id], 'card.undo', {
    before: changed?.before ?? null,
    after: changed?.after ?? null,
  });
}

/** Takes the last change of a card back, where its lifecycle lets it. */
export const undoCardChange: HandlerOf<'undoCardChange'> = async ({ params }, context) => {
  const card = await lockCurrentCard(context, params.cardId);
  await undoLast(context, card, params.eventId);
  return { card: await readCard(context, card.id) };
};
