import { fleetReasons, type CardOrder, type FieldIssue, type Reason } from '@forecourt/validation';
import { sql } from 'kysely';
import type { AccountContext } from '../../http/context.ts';
import { asFields, issueIf } from '../../http/refusal.ts';
import { anyUpper } from '../../store/anyOf.ts';
import { selectIn } from '../../store/inAccount.ts';
import type { Row } from '../../store/schema.ts';
import { inFleets } from '../../store/scope.ts';

/** Everything that an order's cards can refer to, read once per order. */
export interface OrderReferences {
  /** Fleets that the person may order for. */
  readonly fleetIds: ReadonlySet<string>;
  /** Why fleets that the person may see cannot take orders, by fleet ID. */
  readonly closedFleets: ReadonlyMap<string, Reason>;
  /** The fleet of each department. */
  readonly departments: ReadonlyMap<string, string>;
  readonly profileIds: ReadonlySet<string>;
  /** Keyed by driver ID, as `idKey` normalizes it; likewise below. */
  readonly driversById: ReadonlyMap<string, Row<'drivers'>>;
  readonly driversByEmployee: ReadonlyMap<string, Row<'drivers'>>;
  readonly vehiclesByUnit: ReadonlyMap<string, Row<'vehicles'>>;
}

/** Normalizes IDs of drivers and units, which are case-insensitive. */
export const idKey = (id: string | null) => (id ?? '').toUpperCase();

const present = (values: readonly (string | null)[]) => values.filter((value) => value !== null);

const findDrivers = (
  { trx, account }: AccountContext,
  column: 'driver_id' | 'employee_id',
  values: readonly string[],
) =>
  selectIn(trx, account.account_id, 'drivers')
    .selectAll()
    .where(sql<boolean>`upper(${sql.ref(column)}) = ${anyUpper(values)}`)
    .forKeyShare()
    .execute();

const findVehicles = ({ trx, account }: AccountContext, units: readonly string[]) =>
  selectIn(trx, account.account_id, 'vehicles')
    .selectAll()
    .where(sql<boolean>`upper(unit_number) = ${anyUpper(units)}`)
    .forKeyShare()
    .execute();

async function readPlaces({ trx, account, fleetIds }: AccountContext) {
  const accountId = account.account_id;
  const fleets = await selectIn(trx, accountId, 'fleets')
    .select(['id', 'is_active'])
    .where(inFleets('fleets.id', fleetIds))
    .execute();
  const closedEntries = fleets.flatMap(({ id, is_active: isActive }) =>
    fleetReasons(account.state, { isActive }).map((reason) => [id, reason] as const),
  );
  const closedFleets = new Map(closedEntries);
  const departments = await selectIn(trx, accountId, 'departments')
    .select(['id', 'fleet_id'])
    .execute();
  const profiles = await selectIn(trx, accountId, 'limit_profiles').select('id').execute();
  return {
    fleetIds: new Set(fleets.map((row) => row.id).filter((id) => !closedFleets.has(id))),
    closedFleets,
    departments: new Map(departments.map((row) => [row.id, row.fleet_id])),
    profileIds: new Set(profiles.map((row) => row.id)),
  };
}

/**
 * Reads everything that the cards refer to. Waits for a termination that is under way, which cannot
 * end a card that it does not see yet. [DRIVER-18]
 */
export async function readReferences(
  context: AccountContext,
  cards: readonly CardOrder[],
): Promise<OrderReferences> {
  const driverIds = present(cards.map((card) => card.driverId));
  const employeeIds = present(cards.map((card) => card.employeeId));
  const units = present(cards.map((card) => card.unitNumber));
  const drivers = await findDrivers(context, 'driver_id', driverIds);
  const employees = await findDrivers(context, 'employee_id', employeeIds);
  const vehicles = await findVehicles(context, units);
  return {
    ...(await readPlaces(context)),
    driversById: new Map(drivers.map((row) => [idKey(row.driver_id), row])),
    driversByEmployee: new Map(employees.map((row) => [idKey(row.employee_id), row])),
    vehiclesByUnit: new Map(vehicles.map((row) => [idKey(row.unit_number), row])),
  };
}

const ALREADY_USED = 'import.alreadyUsed';

/** Lists a card's references that are unknown, terminated, or out of the person's reach. */
export function referenceIssues(card: CardOrder, references: OrderReferences): FieldIssue[] {
  const { fleetIds, closedFleets, departments, profileIds } = references;
  const closedReason = closedFleets.get(card.fleetId);
  const department = card.departmentId;
  const driver = references.driversById.get(idKey(card.driverId));
  const employee = references.driversByEmployee.get(idKey(card.employeeId));
  const vehicle = references.vehiclesByUnit.get(idKey(card.unitNumber));
  const isOfOtherFleet = department !== null && departments.get(department) !== card.fleetId;
  const isEmployeeTaken =
    employee !== undefined && idKey(employee.driver_id) !== idKey(card.driverId);
  const rosterIssues = (row: typeof driver | typeof vehicle, path: string) => [
    ...issueIf(row !== undefined && !fleetIds.has(row.fleet_id), path, ALREADY_USED),
    ...issueIf(row?.status === 'terminated', path, 'roster.is.terminated'),
  ];
  return [
    ...(closedReason
      ? asFields('fleetId', [closedReason])
      : issueIf(!fleetIds.has(card.fleetId), 'fleetId', 'import.unknownFleet')),
    ...issueIf(isOfOtherFleet, 'departmentId', 'import.departmentOfOtherFleet'),
    ...issueIf(!profileIds.has(card.profileId), 'profileId', 'import.unknownProfile'),
    ...rosterIssues(driver, 'driverId'),
    ...issueIf(isEmployeeTaken, 'employeeId', ALREADY_USED),
    ...rosterIssues(vehicle, 'unitNumber'),
  ];
}
