import {
  CARD_REFUSALS,
  ASSIGNEE_OF_TYPE,
  can,
  type CardEdit,
  type FieldIssue,
} from '@forecourt/validation';
import type { AccountContext } from '../../http/context.ts';
import { requireAllowed, issueAt, issueIf } from '../../http/refusal.ts';
import { hasRow } from '../../store/hasRow.ts';
import { rowIn } from '../../store/inAccount.ts';
import type { Row } from '../../store/schema.ts';
import { inFleets } from '../../store/scope.ts';
import { seesFleet } from '../accounts/seesFleet.ts';

/** Whether the row exists in the account. */
export const rowExists = (
  { trx, account }: AccountContext,
  table: 'limit_profiles' | 'card_groups',
  id: string,
): Promise<boolean> => hasRow(rowIn(trx, account.account_id, table, id));

const isOfVehicle = ({ card_type }: Pick<Row<'cards'>, 'card_type'>) =>
  ASSIGNEE_OF_TYPE[card_type] === 'vehicle';

/** The driver or vehicle that a card is assigned to. */
export const assigneeOf = (card: Pick<Row<'cards'>, 'card_type' | 'driver_id' | 'vehicle_id'>) =>
  isOfVehicle(card) ? card.vehicle_id : card.driver_id;

/** The column that assigns the card, by its type; `undefined` leaves it unchanged. */
export const assigneeColumns = (card: Row<'cards'>, assigneeId: string | null | undefined) =>
  isOfVehicle(card) ? { vehicle_id: assigneeId } : { driver_id: assigneeId };

const statusOf = ({ trx, account }: AccountContext, table: 'drivers' | 'vehicles', id: string) =>
  trx
    .selectFrom(table)
    .select('status')
    .where('account_id', '=', account.account_id)
    .where('id', '=', id);

/**
 * Issues, at `cardId`, with a card whose driver or vehicle was terminated. Waits for a termination
 * that is under way, which cannot end a card that it does not see yet. [DRIVER-18]
 */
export async function terminationIssues(
  context: AccountContext,
  { driver_id: driverId, vehicle_id: vehicleId }: Pick<Row<'cards'>, 'driver_id' | 'vehicle_id'>,
): Promise<FieldIssue[]> {
  const driver = await statusOf(context, 'drivers', driverId ?? '')
    .forKeyShare()
    .execute();
  const vehicle = await statusOf(context, 'vehicles', vehicleId ?? '')
    .forKeyShare()
    .execute();
  const hasLeft = [...driver, ...vehicle].some(({ status }) => status === 'terminated');
  return issueIf(hasLeft, 'cardId', 'roster.is.terminated');
}

/** Issues with a new assignee: not found, or terminated. Waits like `terminationIssues`. */
async function assigneeIssues(
  context: AccountContext,
  card: Row<'cards'>,
  id: string | null | undefined,
): Promise<FieldIssue[]> {
  if (!id) return [];
  const isNew = id !== assigneeOf(card);
  const assignee = await statusOf(context, isOfVehicle(card) ? 'vehicles' : 'drivers', id)
    .where(inFleets('fleet_id', context.fleetIds))
    .$if(isNew, (query) => query.forKeyShare())
    .executeTakeFirst();
  if (!assignee) return [issueAt('assigneeId', CARD_REFUSALS.assigneeUnknown)];
  const hasLeft = assignee.status === 'terminated';
  return issueIf(isNew && hasLeft, 'assigneeId', 'roster.is.terminated');
}

/** Issues for fields that refer to something that does not exist or that the person may not see. */
export async function editIssues(
  context: AccountContext,
  card: Row<'cards'>,
  edit: CardEdit,
): Promise<FieldIssue[]> {
  const issues: FieldIssue[] = [];
  const { fleetId, profileId, groupId } = edit;
  if (fleetId && !(await seesFleet(context, fleetId)))
    issues.push(issueAt('fleetId', 'import.unknownFleet'));
  if (profileId && !(await rowExists(context, 'limit_profiles', profileId)))
    issues.push(issueAt('profileId', 'import.unknownProfile'));
  if (groupId && !(await rowExists(context, 'card_groups', groupId)))
    issues.push(issueAt('groupId', CARD_REFUSALS.groupUnknown));
  issues.push(...(await assigneeIssues(context, card, edit.assigneeId)));
  const place = {
    fleetId: edit.fleetId ?? card.fleet_id,
    departmentId: departmentAfter(card, edit),
  };
  return [...issues, ...(await departmentIssues(context, place))];
}

interface Place {
  readonly fleetId: string;
  readonly departmentId: string | null;
}

async function departmentIssues(
  { trx, account }: AccountContext,
  { fleetId, departmentId: id }: Place,
): Promise<FieldIssue[]> {
  if (id === null) return [];
  const department = await rowIn(trx, account.account_id, 'departments', id).executeTakeFirst();
  const fits = department?.fleet_id === fleetId;
  return issueIf(!fits, 'departmentId', 'import.departmentOfOtherFleet');
}

/** Issues with moving cards to a fleet and department. */
export async function placeIssues(context: AccountContext, place: Place): Promise<FieldIssue[]> {
  if (!(await seesFleet(context, place.fleetId))) {
    return [issueAt('fleetId', 'import.unknownFleet')];
  }
  return departmentIssues(context, place);
}

/** The department after an edit; moving to another fleet clears it unless one is given. */
export function departmentAfter(card: Row<'cards'>, edit: CardEdit): string | null {
  if (edit.departmentId !== undefined) return edit.departmentId;
  const staysInFleet = edit.fleetId === undefined || edit.fleetId === card.fleet_id;
  return staysInFleet ? card.department_id : null;
}

/** @throws Refusal if the edit changes limits and the person may not */
export function requireLimitsPermission({ actor }: AccountContext, edit: CardEdit): void {
  if (edit.profileId === undefined && edit.ownLimits === undefined) return;
  requireAllowed(can(actor, 'limits.edit'), 'profileId');
}

/** @throws Refusal if the edit changes the group and the person may not, or a flag disables it */
export function requireGroupPermission(
  { actor }: AccountContext,
  card: Pick<Row<'cards'>, 'group_id'>,
  { groupId }: CardEdit,
): void {
  if (groupId === undefined || groupId === card.group_id) return;
  requireAllowed(can(actor, 'cardGroups.edit'), 'groupId');
}
