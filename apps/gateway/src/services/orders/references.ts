import { fleetReasons, type CardOrder, type FieldIssue, type Reason } from '@forecourt/validation';
import type { AccountContext } from '../../http/context.ts';
import { issueAt } from '../../http/refusal.ts';
import { selectIn } from '../../store/inAccount.ts';
import type { Row } from '../../store/schema.ts';
import { inFleets } from '../../store/scope.ts';

/** What the cards of an order can point to, read once for the whole order. */
export interface OrderReferences {
  /** Fleets that the person may order for. */
  readonly fleetIds: ReadonlySet<string>;
  /** What stands against those that the person sees and that do not work. */
  readonly closedFleets: ReadonlyMap<string, Reason>;
  /** The fleet of each department. */
  readonly departments: ReadonlyMap<string, string>;
  readonly profileIds: ReadonlySet<string>;
  readonly driversById: ReadonlyMap<string, Row<'drivers'>>;
  readonly driversByEmployee: ReadonlyMap<string, Row<'drivers'>>;
  readonly vehiclesByUnit: ReadonlyMap<string, Row<'vehicles'>>;
}

/** Values of one statement's list. */
const VALUES_AT_ONCE = 1_000;

function* chunks<T>(values: readonly T[]): Generator<T[]> {
  for (let from = 0; from < values.length; from += VALUES_AT_ONCE) {
    yield values.slice(from, from + VALUES_AT_ONCE);
  }
}

const present = (values: readonly (string | null)[]): string[] => [
  ...new Set(values.filter((value) => value !== null)),
];

async function findDrivers(
  { trx, account }: AccountContext,
  column: 'driver_id' | 'employee_id',
  values: readonly string[],
): Promise<Row<'drivers'>[]> {
  const found: Row<'drivers'>[] = [];
  for (const some of chunks(values)) {
    const rows = await selectIn(trx, account.account_id, 'drivers')
      .selectAll()
      .where(column, 'in', some)
      .execute();
    found.push(...rows);
  }
  return found;
}

async function findVehicles(
  { trx, account }: AccountContext,
  units: readonly string[],
): Promise<Row<'vehicles'>[]> {
  const found: Row<'vehicles'>[] = [];
  for (const some of chunks(units)) {
    const rows = await selectIn(trx, account.account_id, 'vehicles')
      .selectAll()
      .where('unit_number', 'in', some)
      .execute();
    found.push(...rows);
  }
  return found;
}

async function readPlaces({ trx, account, fleetIds }: AccountContext) {
  const accountId = account.account_id;
  const fleets = await selectIn(trx, accountId, 'fleets')
    .select(['id', 'is_active'])
    .where(inFleets('fleets.id', fleetIds))
    .execute();
  const closed = fleets.flatMap(({ id, is_active: isActive }) =>
    fleetReasons(account.state, { isActive }).map((against) => [id, against] as const),
  );
  const closedFleets = new Map(closed);
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

/** Reads what the cards name. */
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
    driversById: new Map(drivers.map((row) => [row.driver_id, row])),
    driversByEmployee: new Map(employees.map((row) => [row.employee_id ?? '', row])),
    vehiclesByUnit: new Map(vehicles.map((row) => [row.unit_number, row])),
  };
}

const USED = 'import.alreadyUsed';

/** Paths of one card that name something that is not there, or not for this person. */
export function referenceIssues(card: CardOrder, known: OrderReferences): FieldIssue[] {
  const issues: FieldIssue[] = [];
  const closed = known.closedFleets.get(card.fleetId);
  if (closed) issues.push({ path: 'fleetId', ...closed });
  else if (!known.fleetIds.has(card.fleetId))
    issues.push(issueAt('fleetId', 'import.unknownFleet'));
  if (card.departmentId !== null && known.departments.get(card.departmentId) !== card.fleetId) {
    issues.push(issueAt('departmentId', 'import.departmentOfOtherFleet'));
  }
  if (!known.profileIds.has(card.profileId)) {
    issues.push(issueAt('profileId', 'import.unknownProfile'));
  }
  const driver = known.driversById.get(card.driverId ?? '');
  if (driver && !known.fleetIds.has(driver.fleet_id)) issues.push(issueAt('driverId', USED));
  const employee = known.driversByEmployee.get(card.employeeId ?? '');
  if (employee && employee.driver_id !== card.driverId) issues.push(issueAt('employeeId', USED));
  const vehicle = known.vehiclesByUnit.get(card.unitNumber ?? '');
  if (vehicle && !known.fleetIds.has(vehicle.fleet_id)) issues.push(issueAt('unitNumber', USED));
  return issues;
}
