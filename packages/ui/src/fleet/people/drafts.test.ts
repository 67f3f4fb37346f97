import { describe, expect, it } from 'vitest';
import { driver, vehicle, type Driver, type PromptedId, type Vehicle } from '@forecourt/validation';
import { checkDriver, draftOfDriver, NONE_TAKEN, toDriver } from '../DriverForm/draft.ts';
import {
  checkPromptedId,
  draftOfPromptedId,
  toPromptedId,
  type PromptedIdDraft,
} from '../PromptedIdForm/draft.ts';
import {
  checkVehicle,
  draftOfVehicle,
  toVehicle,
  type VehicleDraft,
} from '../VehicleForm/draft.ts';

const ramon: Driver = {
  firstName: 'Ramón',
  lastName: 'Núñez',
  driverId: 'D-17',
  employeeId: '4411',
  licenseNumber: null,
  licenseState: 'TX',
  mobile: '214 555 0142',
  fleetId: '0190a6f4-3c11-7a55-8000-000000000003',
};
const unit118: Vehicle = {
  vehicleId: 'V-118',
  name: 'Kenworth 118',
  unitNumber: '118',
  licensePlate: 'TX 4471',
  vin: null,
  registrationNumber: 'R-88120',
  registrationExpiry: '2027-03',
  odometerMiles: 412_381,
  hubometerStartThousandths: 100_500,
  hubometerLastThousandths: 200_500,
  tankCapacityMilligallons: 150_000,
  trailerNumber: null,
  fleetId: '0190a6f4-3c11-7a55-8000-000000000003',
};
const pump: PromptedId = {
  name: 'Núñez',
  type: 'D',
  number: '4817',
  status: 'off',
  managedBy: 'fleet',
  managedById: '0190a6f4-3c11-7a55-8000-000000000003',
  cardIds: ['0190a6f4-3c11-7a55-8000-000000004821'],
};

const wrongDriver = (change: Partial<Driver>, taken = NONE_TAKEN) =>
  checkDriver(taken)(draftOfDriver({ ...ramon, ...change })).map(({ path, key }) => [path, key]);
const wrongPromptedId = (change: Partial<PromptedIdDraft>) =>
  checkPromptedId({ existingNames: ['Okafor'] })({ ...draftOfPromptedId(pump), ...change }).map(
    ({ path, key }) => [path, key],
  );

describe('driver draft', () => {
  it('converts a driver to a draft and back', () => {
    expect(toDriver(draftOfDriver(ramon))).toEqual(ramon);
    expect(driver.safeParse(ramon).success).toBe(true);
    expect(wrongDriver({})).toEqual([]);
  });

  it('[DRIVER-04] [DRIVER-17] requires a driver ID and an employee ID', () => {
    expect(wrongDriver({ driverId: ' ', employeeId: '' })).toEqual([
      ['driverId', 'driver.idRequired'],
      ['employeeId', 'driver.employeeNumberRequired'],
    ]);
  });

  it('[DRIVER-03] [DRIVER-05] refuses IDs of other drivers, ignoring case', () => {
    expect(wrongDriver({}, { driverIds: ['d-17'], employeeIds: ['4411'] })).toEqual([
      ['driverId', 'driver.idInUse'],
      ['employeeId', 'driver.employeeIdInUse'],
    ]);
  });
});

describe('vehicle draft', () => {
  const now = new Date('2026-11-21T12:00:00Z');
  const wrong = (change: Partial<VehicleDraft>, unitNumbers: readonly string[] = []) =>
    checkVehicle({ unitNumbers, now })({ ...draftOfVehicle(unit118), ...change }).map(
      ({ path, key }) => [path, key],
    );

  it('converts a vehicle to a draft and back', () => {
    const draft = draftOfVehicle(unit118);
    expect(draft).toMatchObject({ registrationExpiry: '0327', hubometerLastThousandths: '200.5' });
    expect(toVehicle(draft)).toEqual(unit118);
    expect(vehicle.safeParse(unit118).success).toBe(true);
    expect(wrong({})).toEqual([]);
  });

  it('[DRIVER-12] refuses a registration expiry that is past or not a month', () => {
    expect(wrong({ registrationExpiry: '1026' })).toEqual([
      ['registrationExpiry', 'vehicle.registrationExpiryPast'],
    ]);
    expect(wrong({ registrationExpiry: '1327' })).toEqual([
      ['registrationExpiry', 'vehicle.registrationExpiryFormat'],
    ]);
  });

  it('[DRIVER-12] accepts a registration until its month ends in the account’s time zone', () => {
    const lastNight = new Date('2026-12-01T03:00:00Z');
    const keysIn = (timeZone?: string) =>
      checkVehicle({ unitNumbers: [], now: lastNight, timeZone })({
        ...draftOfVehicle(unit118),
        registrationExpiry: '1126',
      }).map(({ key }) => key);
    expect(keysIn('America/Chicago')).toEqual([]);
    expect(keysIn()).toEqual(['vehicle.registrationExpiryPast']);
  });

  it('[DRIVER-15] accepts a hubometer reading up to 999,999.9, but not below the start', () => {
    expect(wrong({ hubometerLastThousandths: '999999.9' })).toEqual([]);
    expect(wrong({ hubometerLastThousandths: '1000000' })).toEqual([
      ['hubometerLastThousandths', 'value.atMost'],
    ]);
    expect(wrong({ hubometerLastThousandths: '99.9' })).toEqual([
      ['hubometerLastThousandths', 'hubometer.outOfSequence'],
    ]);
  });

  it('[DRIVER-16] refuses the unit number of another vehicle', () => {
    expect(wrong({}, ['118'])).toEqual([['unitNumber', 'vehicle.unitInUse']]);
  });

  it('[LIMIT-08] refuses a tank of more than 500 gallons', () => {
    expect(wrong({ tankCapacityMilligallons: '500.1' })).toEqual([
      ['tankCapacityMilligallons', 'value.between'],
    ]);
  });
});

describe('prompted ID draft', () => {
  it('converts a prompted ID to a draft and back', () => {
    expect(toPromptedId(draftOfPromptedId(pump))).toEqual(pump);
    expect(wrongPromptedId({})).toEqual([]);
  });

  it('[PID-05] turns a vehicle’s prompted ID on', () => {
    const draft = { ...draftOfPromptedId(pump), type: 'V' as const };
    expect(toPromptedId(draft).status).toBe('on');
    expect(wrongPromptedId({ type: 'V' })).toEqual([]);
  });

  it.each([
    ['0817', 'promptedId.leadingZero'],
    ['4123', 'promptedId.run'],
    ['4111', 'promptedId.run'],
    ['48', 'promptedId.digits'],
    ['', 'promptedId.numberRequired'],
  ])('[PID-06] [PID-07] [PID-08] reports the number %o at its field', (number, key) => {
    expect(wrongPromptedId({ number })).toEqual([['number', key]]);
  });

  it('[PID-09] refuses the name of another prompted ID, ignoring case', () => {
    expect(wrongPromptedId({ name: 'okafor' })).toEqual([['name', 'promptedId.nameInUse']]);
  });
});
