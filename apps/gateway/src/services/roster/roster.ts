import {
  can,
  CARD_STATES,
  endingActionOf,
  fleetReasons,
  type FieldIssue,
  type Permission,
  type RosterState,
} from '@forecourt/validation';
import { sql } from 'kysely';
import type { AccountContext } from '../../http/context.ts';
import { Refusal, refusedAt, requireCurrent, issueAt } from '../../http/refusal.ts';
import { selectIn } from '../../store/inAccount.ts';
import { inFleets } from '../../store/scope.ts';

/** States of cards that have not ended. */
const LIVE_STATES = CARD_STATES.filter(
  (state) => endingActionOf(state, { accountState: 'open' }) !== null,
);

/** What drivers and vehicles have in common, and where each is stored. */
export interface RosterKind {
  readonly subject: 'driver' | 'vehicle';
  readonly table: 'drivers' | 'vehicles';
  /** The column of cards and transactions that refers to it. */
  readonly column: 'driver_id' | 'vehicle_id';
  readonly permission: Permission;
}
export const DRIVERS: RosterKind = {
  subject: 'driver',
  table: 'drivers',
  column: 'driver_id',
  permission: 'drivers.edit',
};
export const VEHICLES: RosterKind = {
  subject: 'vehicle',
  table: 'vehicles',
  column: 'vehicle_id',
  permission: 'vehicles.edit',
};

/** Counts the cards of a driver or vehicle that have not ended, as a column of a list. */
export const liveCards = ({ account }: AccountContext, kind: RosterKind, id: string) =>
  sql<number>`(SELECT count(*) FROM cards AS k WHERE k.account_id = ${account.account_id}
    AND ${sql.ref(`k.${kind.column}`)} = ${sql.ref(id)} AND k.status IN (${sql.join([...LIVE_STATES])}))`;

/** IDs of the active fleets in which the person may change rows. */
export async function editableFleets(
  { trx, account, actor, fleetIds }: AccountContext,
  kind: RosterKind,
): Promise<ReadonlySet<string>> {
  const fleets = await selectIn(trx, account.account_id, 'fleets')
    .select('id')
    .where('is_active', '=', true)
    .where(inFleets('fleets.id', fleetIds))
    .execute();
  const editable = fleets.filter(({ id }) => can(actor, kind.permission, { fleetId: id }).allowed);
  return new Set(editable.map(({ id }) => id));
}

export const UNKNOWN_FLEET: FieldIssue = issueAt('fleetId', 'import.unknownFleet');

export const REGISTRATION_PAST: FieldIssue = issueAt(
  'registrationExpiry',
  'vehicle.registrationExpiryPast',
);

/** Issues with the fleet of a driver or vehicle. [MSG-49] */
export async function fleetIssues(
  context: AccountContext,
  kind: RosterKind,
  fleetId: string,
): Promise<FieldIssue[]> {
  if ((await editableFleets(context, kind)).has(fleetId)) return [];
  const { trx, account, fleetIds } = context;
  const fleet = await selectIn(trx, account.account_id, 'fleets')
    .select('is_active')
    .where('id', '=', fleetId)
    .where(inFleets('fleets.id', fleetIds))
    .executeTakeFirst();
  const reasons = fleet ? fleetReasons(account.state, { isActive: fleet.is_active }) : [];
  return reasons.length > 0
    ? reasons.map((reason) => ({ path: 'fleetId', ...reason }))
    : [UNKNOWN_FLEET];
}

/** @throws Refusal `<subject>.notPossible` if there are issues, with all of them. */
export function requireNoIssues(kind: RosterKind, fields: readonly FieldIssue[]): void {
  if (fields.length > 0) throw new Refusal(422, `${kind.subject}.notPossible`, { fields });
}

/** @throws Refusal if the row was changed since it was read, or is terminated */
export function requireEditable(
  kind: RosterKind,
  row: { readonly version: number; readonly status: RosterState },
  context: AccountContext,
): void {
  requireCurrent(context, row);
  if (row.status === 'active') return;
  throw refusedAt(409, `${kind.subject}.refused`, '', 'roster.is.terminated');
}

/** Number of rows in each state. */
export const countsOf = (
  rows: readonly { readonly status: RosterState; readonly n: number }[],
) => ({
  active: rows.find(({ status }) => status === 'active')?.n ?? 0,
  terminated: rows.find(({ status }) => status === 'terminated')?.n ?? 0,
});
