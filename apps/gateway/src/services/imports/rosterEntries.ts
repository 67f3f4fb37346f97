import {
  can,
  isNewExpiryPast,
  unitNameOf,
  vehicleIdOf,
  type Driver,
  type FieldIssue,
  type MessageKey,
  type Vehicle,
} from '@forecourt/validation';
import { sql } from 'kysely';
import type { AccountContext } from '../../http/context.ts';
import { issueAt, issueIf } from '../../http/refusal.ts';
import { columnsOf, type ColumnsOf } from '../../store/factsOf.ts';
import { anyUpper } from '../../store/anyOf.ts';
import { changeRow, selectIn } from '../../store/inAccount.ts';
import type { Row } from '../../store/schema.ts';
import { freeDevices } from '../proximity/mapping.ts';
import {
  DRIVERS,
  editableFleets,
  REGISTRATION_PAST,
  UNKNOWN_FLEET,
  VEHICLES,
  type RosterKind,
} from '../roster/roster.ts';
import { insertInto, type RowImporter } from './enterRows.ts';

/** Lists the issues with changing a row that the account already has. */
function existingIssues(
  { actor }: AccountContext,
  kind: RosterKind,
  existing: Pick<Row<'drivers'>, 'fleet_id' | 'status'> | undefined,
  path: string,
  inUse: MessageKey,
): FieldIssue[] {
  if (!existing) return [];
  const { allowed } = can(actor, kind.permission, { fleetId: existing.fleet_id });
  if (!allowed) return [issueAt(path, inUse)];
  return issueIf(existing.status === 'terminated', path, 'roster.is.terminated');
}

/** Drivers in a file. [DRIVER-01 to DRIVER-05, DRIVER-17] */
export const driverEntries: RowImporter<Driver, Row<'drivers'>, ColumnsOf<Driver>> = {
  subject: DRIVERS.subject,
  keyOf: ({ driverId }) => driverId.toUpperCase(),
  uniqueValues: ({ driverId, employeeId }) => [
    `driver ${driverId.toUpperCase()}`,
    `employee ${employeeId.toUpperCase()}`,
  ],
  keyOfStored: (row) => row.driver_id.toUpperCase(),
  read: ({ trx, account }, drivers) =>
    selectIn(trx, account.account_id, 'drivers')
      .selectAll()
      .where(
        sql<boolean>`(upper(driver_id) = ${anyUpper(drivers.map((driver) => driver.driverId))}
          OR upper(employee_id) = ${anyUpper(drivers.map((driver) => driver.employeeId))})`,
      )
      .execute(),
  judge: async (context) => {
    const fleets = await editableFleets(context, DRIVERS);
    return (driver, existing, stored) => {
      const employee = driver.employeeId.toUpperCase();
      const isTaken = stored.some(
        (row) => row.id !== existing?.id && row.employee_id?.toUpperCase() === employee,
      );
      return [
        ...(fleets.has(driver.fleetId) ? [] : [UNKNOWN_FLEET]),
        ...existingIssues(context, DRIVERS, existing, 'driverId', 'driver.idInUse'),
        ...issueIf(isTaken, 'employeeId', 'driver.employeeIdInUse'),
      ];
    };
  },
  columnsOf: async () => (driver, existing) => {
    const columns = columnsOf(driver);
    return {
      ...columns,
      license_number: columns.license_number ?? existing?.license_number ?? null,
      license_state: columns.license_state ?? existing?.license_state ?? null,
      mobile: columns.mobile ?? existing?.mobile ?? null,
    };
  },
  insert: insertInto('drivers'),
  update: ({ trx, account }, row, columns) =>
    changeRow(trx, account.account_id, 'drivers', row.id, columns),
};

type VehicleColumns = ColumnsOf<Vehicle>;

/** Keeps stored values if the file has none, or only those derived from the unit number. */
function mergeVehicle(columns: VehicleColumns, existing: Row<'vehicles'>): VehicleColumns {
  const { unit_number: unit } = columns;
  return {
    ...columns,
    name: columns.name === unitNameOf(unit) ? existing.name : columns.name,
    vehicle_id:
      columns.vehicle_id === vehicleIdOf(unit)
        ? (existing.vehicle_id ?? columns.vehicle_id)
        : columns.vehicle_id,
    vin: columns.vin ?? existing.vin,
    license_plate: columns.license_plate ?? existing.license_plate,
    registration_expiry: columns.registration_expiry ?? existing.registration_expiry,
    odometer_miles: columns.odometer_miles ?? existing.odometer_miles,
    hubometer_start_thousandths:
      columns.hubometer_start_thousandths ?? existing.hubometer_start_thousandths,
    hubometer_last_thousandths:
      columns.hubometer_last_thousandths ?? existing.hubometer_last_thousandths,
    tank_capacity_milligallons:
      columns.tank_capacity_milligallons ?? existing.tank_capacity_milligallons,
    trailer_number: columns.trailer_number ?? existing.trailer_number,
  };
}

/** Vehicles in a file. [DRIVER-06 to DRIVER-16] */
export const vehicleEntries: RowImporter<Vehicle, Row<'vehicles'>, VehicleColumns> = {
  subject: VEHICLES.subject,
  keyOf: ({ unitNumber }) => unitNumber.toUpperCase(),
  uniqueValues: ({ unitNumber }) => [unitNumber.toUpperCase()],
  keyOfStored: (row) => row.unit_number.toUpperCase(),
  read: ({ trx, account }, vehicles) =>
    selectIn(trx, account.account_id, 'vehicles')
      .selectAll()
      .where(
        sql<boolean>`upper(unit_number) = ${anyUpper(vehicles.map((vehicle) => vehicle.unitNumber))}`,
      )
      .execute(),
  judge: async (context) => {
    const fleets = await editableFleets(context, VEHICLES);
    const clock = { now: context.now, timeZone: context.account.time_zone };
    return (vehicle, existing) => [
      ...(fleets.has(vehicle.fleetId) ? [] : [UNKNOWN_FLEET]),
      ...existingIssues(context, VEHICLES, existing, 'unitNumber', 'vehicle.unitInUse'),
      ...(isNewExpiryPast(vehicle.registrationExpiry, existing?.registration_expiry ?? null, clock)
        ? [REGISTRATION_PAST]
        : []),
    ];
  },
  columnsOf: async () => (vehicle, existing) => {
    const columns = columnsOf(vehicle);
    return existing ? mergeVehicle(columns, existing) : columns;
  },
  insert: insertInto('vehicles'),
  update: async (context, row, columns) => {
    await changeRow(context.trx, context.account.account_id, 'vehicles', row.id, columns);
    if (columns.fleet_id !== row.fleet_id) await freeDevices(context, [row.id]);
  },
};
