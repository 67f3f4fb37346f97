import { driver, type Driver } from '../drivers/driver.ts';
import { fieldIssues } from '../core/issue.ts';
import { vehicle, type Vehicle } from '../vehicles/vehicle.ts';
import { unitNameOf, vehicleIdOf } from '../vehicles/vehicleFields.ts';
import { fleetOf, nameOf, textOf } from './cardOfRow.ts';
import { isImportColumn, type ImportColumnKey } from './importColumnKeys.ts';
import type { ImportAccount } from './importContext.ts';
import type { RowReadings } from './importTypes.ts';
import type { Judged, RowRules } from './rowRules.ts';

type Parsed<Entry> =
  | { readonly success: true; readonly data: Entry }
  | { readonly success: false; readonly error: Parameters<typeof fieldIssues>[0] };

/** What a schema makes of a row's draft. */
export const judged = <Entry>(parsed: Parsed<Entry>): Judged<Entry> =>
  parsed.success
    ? { entry: parsed.data, issues: [] }
    : { entry: null, issues: fieldIssues(parsed.error) };

const COLUMN_OF_PATH: Readonly<Record<string, ImportColumnKey>> = {
  fleetId: 'fleet',
  name: 'vehicleName',
  odometerMiles: 'odometer',
  tankCapacityMilligallons: 'tankCapacity',
};

const columnOr =
  (otherwise: ImportColumnKey) =>
  (path: string, readings: RowReadings): ImportColumnKey => {
    const column = COLUMN_OF_PATH[path] ?? (isImportColumn(path) ? path : otherwise);
    const isName = column === 'firstName' || column === 'lastName';
    return isName && !readings[column] && readings.driverName ? 'driverName' : column;
  };

/** The digits of a phone number, whatever stands between them, without the country's 1. */
const mobileOf = (text: string | null) =>
  text
    ?.replace(/^\+?1[\s.(-]/, '')
    .replaceAll(/[().\-\s]+/g, ' ')
    .trim() ?? null;

function driverOfRow(row: RowReadings, account: ImportAccount) {
  const { firstName, lastName } = nameOf(row);
  return {
    firstName: firstName ?? '',
    lastName: lastName ?? '',
    driverId: textOf(row.driverId) ?? '',
    employeeId: textOf(row.employeeId) ?? '',
    licenseNumber: textOf(row.licenseNumber),
    licenseState: textOf(row.licenseState)?.toUpperCase() ?? null,
    mobile: mobileOf(textOf(row.mobile)),
    fleetId: fleetOf(row, account),
  };
}

/** Rows that are drivers, known again by the driver ID. [DRIVER-01 to DRIVER-05, DRIVER-17] */
export const driverRows = (account: ImportAccount): RowRules<Driver> => ({
  typeOf: () => null,
  uniqueIn: () => ['driverId', 'employeeId'],
  knownBy: 'driverId',
  columnOf: columnOr('driverId'),
  judge: ({ readings }) => judged(driver.safeParse(driverOfRow(readings, account))),
});

function vehicleOfRow(row: RowReadings, account: ImportAccount) {
  const unitNumber = textOf(row.unitNumber) ?? '';
  return {
    // many fleets have no other name for a vehicle than its unit
    vehicleId: textOf(row.vehicleId) ?? vehicleIdOf(unitNumber),
    name: textOf(row.vehicleName) ?? unitNameOf(unitNumber),
    unitNumber,
    licensePlate: textOf(row.licensePlate),
    vin: textOf(row.vin),
    registrationNumber: textOf(row.registrationNumber) ?? '',
    registrationExpiry: textOf(row.registrationExpiry),
    odometerMiles: row.odometer?.amount ?? null,
    hubometerStartThousandths: null,
    hubometerLastThousandths: null,
    tankCapacityMilligallons: row.tankCapacity?.amount ?? null,
    trailerNumber: textOf(row.trailerNumber),
    fleetId: fleetOf(row, account),
  };
}

/** Rows that are vehicles, known again by the unit number. [DRIVER-06 to DRIVER-16] */
export const vehicleRows = (account: ImportAccount): RowRules<Vehicle> => ({
  typeOf: () => null,
  uniqueIn: () => ['unitNumber', 'vin'],
  knownBy: 'unitNumber',
  columnOf: columnOr('unitNumber'),
  judge: ({ readings }) => judged(vehicle.safeParse(vehicleOfRow(readings, account))),
});
