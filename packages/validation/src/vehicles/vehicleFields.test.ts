import { expect, it } from 'vitest';
import { keysOf, placedKeysOf } from '../core/issues.test.fixtures.ts';
import { idOf } from '../core/outcome.test.fixtures.ts';
import { registrationExpiry } from './registration.ts';
import { vehicle } from './vehicle.ts';
import { unitNameOf, vehicleIdOf } from './vehicleFields.ts';

it('[DRIVER-06] [DRIVER-07] a vehicle’s default name and ID come from its unit', () => {
  expect(['', '118'].map(unitNameOf)).toEqual(['', 'Unit 118']);
  expect(['118', 'A / 7', 'Ñ#1', ''].map(vehicleIdOf)).toEqual(['118', 'A-7', 'Ñ-1', '']);
  for (const unit of ['A / 7', '#1', 'x.2']) {
    expect(keysOf(vehicle, { ...van, vehicleId: vehicleIdOf(unit) })).toEqual([]);
  }
});

const van = {
  vehicleId: 'V-118',
  name: 'Van 118',
  unitNumber: '118',
  licensePlate: null,
  vin: null,
  registrationNumber: 'REG 1',
  registrationExpiry: null,
  odometerMiles: null,
  hubometerStartThousandths: 5000,
  hubometerLastThousandths: 5000,
  tankCapacityMilligallons: null,
  trailerNumber: null,
  fleetId: idOf(1),
};

it.each<[start: number | null, last: number | null, isInOrder: boolean]>([
  [5000, 5000, true],
  [5000, 4999, false],
  [null, 4999, true],
  [5000, null, true],
])('a hubometer must not run backward: %j, %j', (start, last, isInOrder) => {
  const read = { ...van, hubometerStartThousandths: start, hubometerLastThousandths: last };
  expect(placedKeysOf(vehicle, read)).toEqual(
    isInOrder ? [] : ['hubometerLastThousandths: hubometer.outOfSequence'],
  );
});

it('[DRIVER-12] registrationExpiry ignores surrounding spaces', () => {
  expect(keysOf(registrationExpiry({ now: new Date('2026-11-21') }), ' 1230 ')).toEqual([]);
});
