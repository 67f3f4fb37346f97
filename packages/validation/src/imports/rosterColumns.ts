import { isImportColumn, type ImportColumnKey } from './importColumnKeys.ts';
import type { RowReadings } from './importTypes.ts';

const COLUMN_OF_PATH: Readonly<Record<string, ImportColumnKey>> = {
  fleetId: 'fleet',
  name: 'vehicleName',
  odometerMiles: 'odometer',
  tankCapacityMilligallons: 'tankCapacity',
};

/** The column in which to correct an issue with a field of a driver or vehicle. */
export const rosterColumnOf =
  (fallback: ImportColumnKey) =>
  (path: string, readings: RowReadings): ImportColumnKey => {
    const column = COLUMN_OF_PATH[path] ?? (isImportColumn(path) ? path : fallback);
    const isName = column === 'firstName' || column === 'lastName';
    return isName && !readings[column] && readings.driverName ? 'driverName' : column;
  };
