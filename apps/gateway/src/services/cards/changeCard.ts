import type { UpdateObject } from 'kysely';
import type { AccountContext } from '../../http/context.ts';
import { notFound } from '../../http/refusal.ts';
import { changeRow, selectIn } from '../../store/inAccount.ts';
import type { Row, Schema } from '../../store/schema.ts';
import { unassignRequests } from '../cardRequests/settle.ts';
import { recordEvent } from '../events/recordEvent.ts';
import { endSharing } from './cardholders.ts';
import { nameColumns } from './cardRows.ts';
import { isOnScheduledHold, resumeSchedule } from './holdSchedules.ts';

export type CardPatch = Omit<UpdateObject<Schema, 'cards'>, 'account_id' | 'id' | 'version'>;

/** The card as recorded in its history: readable values, with the IDs behind them. */
async function factsOf({ trx, account }: AccountContext, cardId: string) {
  const row = await selectIn(trx, account.account_id, 'cards as c')
    .selectAll('c')
    .select(nameColumns(account.account_id))
    .where('c.id', '=', cardId)
    .executeTakeFirstOrThrow(() => notFound('card'));
  const ids: Readonly<Record<string, string | null>> = {
    fleetId: row.fleet_id,
    departmentId: row.department_id,
    groupId: row.group_id,
    driverId: row.driver_id,
    vehicleId: row.vehicle_id,
    profileId: row.profile_id,
  };
  return {
    status: row.status,
    nameOnCard: row.name_on_card,
    fleet: row.fleet_name,
    department: row.department_number,
    group: row.group_name,
    driver: row.driver_name,
    vehicle: row.unit_number,
    profile: row.profile_name,
    ownLimits: row.custom_limits,
    ids,
  };
}
type Facts = Awaited<ReturnType<typeof factsOf>>;

const NAMES = [
  'nameOnCard',
  'fleet',
  'department',
  'group',
  'driver',
  'vehicle',
  'profile',
  'ownLimits',
] as const;

/** The values that differ, before and after; `null` if none do. */
function differencesOf(before: Facts, after: Facts) {
  // two drivers can have the same name
  const comparable = (facts: Facts, name: (typeof NAMES)[number]) =>
    JSON.stringify([facts[name], facts.ids[`${name}Id`]]);
  const names = NAMES.filter((name) => comparable(before, name) !== comparable(after, name));
  const isSameState = before.status === after.status;
  if (names.length === 0 && isSameState) return null;
  const changedFacts = (facts: Facts) => ({
    ...(isSameState ? {} : { status: facts.status }),
    ...Object.fromEntries(names.map((name) => [name, facts[name]])),
    ids: facts.ids,
  });
  return { before: changedFacts(before), after: changedFacts(after) };
}

/** Takes a card from everyone who holds it; returns who they were in its history's format. */
async function endHolding(context: AccountContext, cardId: string) {
  const requestIds = await unassignRequests(context, [cardId]);
  return {
    ...(await endSharing(context, cardId)),
    ...(requestIds.length > 0 ? { requestIds } : {}),
    ...((await isOnScheduledHold(context, cardId)) ? { isHeldBySchedule: true } : {}),
  };
}

/**
 * Changes a locked card and records the differences, if any, in its history. Unassigning the card
 * ends its sharing and returns its requests; assigning it again resumes its hold schedule.
 * [CARD-07, CARD-09]
 */
export async function changeCard(
  context: AccountContext,
  card: Row<'cards'>,
  action: `card.${'assign' | 'unassign' | 'edit' | 'undo'}`,
  patch: CardPatch,
): Promise<void> {
  const before = await factsOf(context, card.id);
  await changeRow(context.trx, card.account_id, 'cards', card.id, patch);
  const differences = differencesOf(before, await factsOf(context, card.id));
  if (!differences) return;
  const isUnassigning = patch.status === 'unassigned' && card.status !== 'unassigned';
  const holders = isUnassigning ? await endHolding(context, card.id) : null;
  await recordEvent(context, ['card', card.id], action, {
    before: { ...differences.before, ...holders },
    after: differences.after,
  });
  const isAssigning = card.status === 'unassigned' && patch.status !== 'unassigned';
  if (isAssigning) await resumeSchedule(context, card.id);
}
