import { fleetReasons, type CardOrder, type FieldIssue, type Reason } from '@forecourt/validation';
import { sql } from 'kysely';
import type { AccountContext } from '../../http/context.ts';
import { issueAt, issueIf } from '../../http/refusal.ts';
import { anyOf } from '../../store/anyOf.ts';
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

const presentKeys = (values: readonly (string | null)[]) =>
  values.flatMap((value) => (value === null ? [] : [idKey(value)]));

const findDrivers = (
  { trx, account }: AccountContext,
  column: 'driver_id' | 'employee_id',
  values: readonly string[],
) =>
  selectIn(trx, account.account_id, 'drivers')
    .selectAll()
    .where(sql<boolean>`upper(${sql.ref(column)}) = ${anyOf(values)}`)
    .forKeyShare()
    .execute();

const findVehicles = ({ trx, account }: AccountContext, units: readonly string[]) =>
  selectIn(trx, account.account_id, 'vehicles')
    .selectAll()
    .where(sql<boolean>`upper(unit_number) = ${anyOf(units)}`)
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
  const driverIds = presentKeys(cards.map((card) => card.driverId));
  const employeeIds = presentKeys(cards.map((card) => card.employeeId));
  const units = presentKeys(cards.map((card) => card.unitNumber));
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
const TERMINATED = 'roster.is.terminated';

/** Lists a card's references that are unknown, terminated, or out of the person's reach. */
export function referenceIssues(card: CardOrder, references: OrderReferences): FieldIssue[] {
  const issues: FieldIssue[] = [];
  const closedReason = references.closedFleets.get(card.fleetId);
  if (closedReason) issues.push({ path: 'fleetId', ...closedReason });
  else if (!references.fleetIds.has(card.fleetId)) {
    issues.push(issueAt('fleetId', 'import.unknownFleet'));
  }
  if (
    card.departmentId !== null &&
    references.departments.get(card.departmentId) !== card.fleetId
  ) {
    issues.push(issueAt('departmentId', 'import.departmentOfOtherFleet'));
  }
  if (!references.profileIds.has(card.profileId)) {
    issues.push(issueAt('profileId', 'import.unknownProfile'));
  }
  const driver = references.driversById.get(idKey(card.driverId));
  if (driver && !references.fleetIds.has(driver.fleet_id))
    issues.push(issueAt('driverId', ALREADY_USED));
  issues.push(...issueIf(driver?.status === 'terminated', 'driverId', TERMINATED));
  const employee = references.driversByEmployee.get(idKey(card.employeeId));
  if (employee && idKey(employee.driver_id) !== idKey(card.driverId)) {
    issues.push(issueAt('employeeId', ALREADY_USED));
  }
  const vehicle = references.vehiclesByUnit.get(idKey(card.unitNumber));
  if (vehicle && !references.fleetIds.has(vehicle.fleet_id))
    issues.push(issueAt('unitNumber', ALREADY_USED));
  issues.push(...issueIf(vehicle?.status === 'terminated', 'unitNumber', TERMINATED));
  return issues;
}
