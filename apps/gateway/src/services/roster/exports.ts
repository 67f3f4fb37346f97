import type { DriverRecord, VehicleRecord } from '@forecourt/validation';
import type { Columns } from '../../files/exportFile.ts';
import { stateText } from '../../files/stateText.ts';
import type { HandlerOf } from '../../http/context.ts';
import { exportList } from '../exports/exportList.ts';
import { drivers } from './drivers.ts';
import { vehicles } from './vehicles.ts';

const DRIVER_COLUMNS: Columns<DriverRecord> = {
  'Driver ID': (driver) => driver.driverId,
  'First name': (driver) => driver.firstName,
  'Last name': (driver) => driver.lastName,
  'Employee ID': (driver) => driver.employeeId,
  'License number': (driver) => driver.licenseNumber,
  'License state': (driver) => driver.licenseState,
  Mobile: (driver) => driver.mobile,
  Fleet: (driver) => driver.fleetName,
  Status: (driver) => stateText(driver.status),
  Cards: (driver) => driver.cardCount,
};

/** Exports the drivers that match the filters. */
export const exportDrivers: HandlerOf<'exportDrivers'> = ({ query }, context) => {
  const { format, ...filter } = query;
  return exportList(context, {
    name: 'drivers',
    format,
    columns: DRIVER_COLUMNS,
    read: (place) => drivers.page(context, { ...filter, ...place }),
  });
};

const VEHICLE_COLUMNS: Columns<VehicleRecord> = {
  'Unit number': (vehicle) => vehicle.unitNumber,
  'Vehicle name': (vehicle) => vehicle.name,
  'Vehicle ID': (vehicle) => vehicle.vehicleId,
  VIN: (vehicle) => vehicle.vin,
  'License plate': (vehicle) => vehicle.licensePlate,
  'Registration number': (vehicle) => vehicle.registrationNumber,
  'Registration expiration': (vehicle) => vehicle.registrationExpiry,
  Odometer: (vehicle) => vehicle.odometerMiles,
  'Tank capacity': (vehicle) =>
    vehicle.tankCapacityMilligallons === null ? null : vehicle.tankCapacityMilligallons / 1000,
  'Trailer number': (vehicle) => vehicle.trailerNumber,
  Fleet: (vehicle) => vehicle.fleetName,
  Status: (vehicle) => stateText(vehicle.status),
  Cards: (vehicle) => vehicle.cardCount,
};

/** Exports the vehicles that match the filters. */
export const exportVehicles: HandlerOf<'exportVehicles'> = ({ query }, context) => {
  const { format, ...filter } = query;
  return exportList(context, {
    name: 'vehicles',
    format,
    columns: VEHICLE_COLUMNS,
    read: (place) => vehicles.page(context, { ...filter, ...place }),
  });
};
