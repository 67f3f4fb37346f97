import { dayIn, type DriverRecord, type VehicleRecord } from '@forecourt/validation';
import { exportFile } from '../../files/exportFile.ts';
import type { AccountContext, HandlerOf } from '../../http/context.ts';
import { PAGE_MAX_ROWS } from '@forecourt/api-client/contract';
import type { Page } from '../../store/keyset.ts';
import { pageOfDrivers } from './drivers.ts';
import { pageOfVehicles } from './vehicles.ts';

/** Every row of a list, page after page, so that the file is what the list shows. */
export async function everyRow<Item>(
  read: (place: { readonly limit: number; readonly cursor?: string }) => Promise<Page<Item>>,
): Promise<Item[]> {
  const rows: Item[] = [];
  let cursor: string | null = null;
  do {
    const page: Page<Item> = await read({
      limit: PAGE_MAX_ROWS,
      ...(cursor === null ? {} : { cursor }),
    });
    rows.push(...page.items);
    cursor = page.nextCursor;
  } while (cursor !== null);
  return rows;
}

/** The day of a file's name, in the account's zone. */
export const exportDay = ({ account, now }: AccountContext): string =>
  dayIn(account.time_zone, now).toString();

const DRIVER_HEAD = [
  'Driver ID',
  'First name',
  'Last name',
  'Employee number',
  'License number',
  'License state',
  'Mobile',
  'Fleet',
  'Status',
  'Cards',
];
const driverRow = (driver: DriverRecord) => [
  driver.driverId,
  driver.firstName,
  driver.lastName,
  driver.employeeId,
  driver.licenseNumber,
  driver.licenseState,
  driver.mobile,
  driver.fleetName,
  driver.status,
  driver.cardCount,
];

/** The drivers under the filters as a file. */
export const exportDrivers: HandlerOf<'exportDrivers'> = async ({ query }, context) => {
  const { format, ...filter } = query;
  const drivers = await everyRow((place) => pageOfDrivers(context, { ...filter, ...place }));
  const table = { name: 'drivers', head: DRIVER_HEAD, rows: drivers.map(driverRow) };
  return exportFile(format, table, exportDay(context));
};

const VEHICLE_HEAD = [
  'Unit number',
  'Vehicle name',
  'Vehicle ID',
  'VIN',
  'License plate',
  'Registration number',
  'Registration expiry',
  'Odometer',
  'Tank capacity',
  'Trailer number',
  'Fleet',
  'Status',
  'Cards',
];
const vehicleRow = (vehicle: VehicleRecord) => [
  vehicle.unitNumber,
  vehicle.name,
  vehicle.vehicleId,
  vehicle.vin,
  vehicle.licensePlate,
  vehicle.registrationNumber,
  vehicle.registrationExpiry,
  vehicle.odometerMiles,
  vehicle.tankCapacityMilligallons === null ? null : vehicle.tankCapacityMilligallons / 1000,
  vehicle.trailerNumber,
  vehicle.fleetName,
  vehicle.status,
  vehicle.cardCount,
];

/** The vehicles under the filters as a file. */
export const exportVehicles: HandlerOf<'exportVehicles'> = async ({ query }, context) => {
  const { format, ...filter } = query;
  const vehicles = await everyRow((place) => pageOfVehicles(context, { ...filter, ...place }));
  const table = { name: 'vehicles', head: VEHICLE_HEAD, rows: vehicles.map(vehicleRow) };
  return exportFile(format, table, exportDay(context));
};
