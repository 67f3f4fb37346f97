import type { Driver, PromptedId, Vehicle } from '@forecourt/validation';
import { newId } from '../store/ids.ts';
import { insertIn } from '../store/inAccount.ts';
import type { Db, NewRow } from '../store/schema.ts';
import { digits, type TestAccount } from './world.ts';

export type RosterParts<T extends 'drivers' | 'vehicles'> = Partial<Omit<NewRow<T>, 'account_id'>>;

/** Creates a driver in the first fleet, and returns the ID. */
export async function makeDriver(
  db: Db,
  { accountId, fleetIds }: TestAccount,
  parts: RosterParts<'drivers'> = {},
): Promise<string> {
  const { id = newId(), ...columns } = parts;
  await insertIn(db, accountId, 'drivers', {
    id,
    fleet_id: fleetIds[0],
    first_name: 'Rosa',
    last_name: 'Núñez',
    driver_id: digits(5),
    employee_id: null,
    ...columns,
  });
  return id;
}

/** Creates a vehicle in the first fleet, and returns the ID. */
export async function makeVehicle(
  db: Db,
  { accountId, fleetIds }: TestAccount,
  parts: RosterParts<'vehicles'> = {},
): Promise<string> {
  const { id = newId(), ...columns } = parts;
  await insertIn(db, accountId, 'vehicles', {
    id,
    fleet_id: fleetIds[0],
    unit_number: digits(4),
    name: 'Box truck',
    vin: null,
    license_plate: null,
    odometer_miles: null,
    ...columns,
  });
  return id;
}

/** A prompted ID to add. By default, it belongs to the whole account. */
export const nightShift = (accountId: string, parts: Partial<PromptedId> = {}): PromptedId => ({
  name: 'Night shift',
  type: 'D',
  number: '4817',
  status: 'on',
  managedBy: 'customerId',
  managedById: accountId,
  cardIds: [],
  ...parts,
});

/** A driver to add. */
export const rosa = ({ fleetIds }: TestAccount, parts: Partial<Driver> = {}): Driver => ({
  firstName: 'Rosa',
  lastName: 'Núñez',
  driverId: '48261',
  employeeId: 'E-77',
  licenseNumber: null,
  licenseState: 'TX',
  mobile: '214 555 0142',
  fleetId: fleetIds[0],
  ...parts,
});

/** A vehicle to add. */
export const kenworth = ({ fleetIds }: TestAccount, parts: Partial<Vehicle> = {}): Vehicle => ({
  vehicleId: 'V-118',
  name: 'Kenworth 118',
  unitNumber: '118',
  licensePlate: 'TX 4471',
  vin: null,
  registrationNumber: 'R-88120',
  registrationExpiry: '2027-03',
  odometerMiles: 48_000,
  hubometerStartThousandths: null,
  hubometerLastThousandths: null,
  tankCapacityMilligallons: 150_000,
  trailerNumber: null,
  fleetId: fleetIds[0],
  ...parts,
});
