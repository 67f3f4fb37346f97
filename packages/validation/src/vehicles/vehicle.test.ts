import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { idOf, outcome, accepts } from '../core/outcome.test.fixtures.ts';
import { registrationNumber } from './registration.ts';
import { unitDeviceMapping } from './unitDeviceMapping.ts';
import { vehicle } from './vehicle.ts';
import { freeUnitNumber, licensePlate, vehicleId } from './vehicleFields.ts';
import { vin } from './vin.ts';

const van = {
  vehicleId: 'V-118',
  name: 'Van 118',
  unitNumber: '0118',
  licensePlate: 'ABC 12-3',
  vin: '1M8GDM9AXKP042788',
  registrationNumber: 'TX-4471902',
  registrationExpiry: '1227',
  odometerMiles: 48_120,
  hubometerStartThousandths: 1_200_000,
  hubometerLastThousandths: 48_120_500,
  tankCapacityMilligallons: 31_000,
  trailerNumber: 'T-9',
  fleetId: idOf(3),
};

describe('[DRIVER-06 to DRIVER-16] vehicle', () => {
  it('[ENT-28 to ENT-32] accepts a vehicle, and its parsed form again', () => {
    const parsed = outcome(vehicle, van);
    expect(parsed).toEqual({ ...van, registrationExpiry: '2027-12' });
    expect(outcome(vehicle, parsed)).toEqual(parsed);
  });

  it('[ENT-28] requires only its ID, name, unit, registration number, and fleet', () => {
    const { vehicleId: ownId, name, unitNumber, registrationNumber: number, fleetId } = van;
    const nothing = Object.fromEntries(Object.keys(van).map((key) => [key, null]));
    const least = {
      ...nothing,
      vehicleId: ownId,
      name,
      unitNumber,
      registrationNumber: number,
      fleetId,
    };
    expect(outcome(vehicle, least)).toEqual(least);
  });

  it.each<[ids: string, some: Readonly<Record<string, unknown>>, expected: string]>([
    ['DRIVER-06', { vehicleId: '' }, 'vehicleId vehicle.idRequired'],
    ['DRIVER-07', { name: ' ' }, 'name vehicle.nameRequired'],
    ['DRIVER-08', { unitNumber: null }, 'unitNumber vehicle.unitRequired'],
    ['DRIVER-09', { vin: '1M8GDM9AXKP04278O' }, 'vin vin.characters'],
    ['DRIVER-10', { registrationNumber: '' }, 'registrationNumber vehicle.registrationRequired'],
    [
      'DRIVER-11',
      { registrationNumber: 'x'.repeat(20) },
      'registrationNumber vehicle.registrationTooLong',
    ],
    [
      'DRIVER-12',
      { registrationExpiry: '1327' },
      'registrationExpiry vehicle.registrationExpiryFormat',
    ],
    ['DRIVER-13', { licensePlate: 'ABC-12345' }, 'licensePlate text.tooLong'],
    ['DRIVER-14', { licensePlate: 'A*1' }, 'licensePlate text.lettersNumbersSpacesDashes'],
    [
      'DRIVER-15',
      { hubometerLastThousandths: 999_999_901 },
      'hubometerLastThousandths value.atMost',
    ],
    [
      'ENT-30',
      { hubometerLastThousandths: 1_199_900 },
      'hubometerLastThousandths hubometer.outOfSequence',
    ],
    // Invalid readings are not compared.
    [
      'ENT-30',
      { hubometerStartThousandths: '99000000' },
      'hubometerStartThousandths value.invalid',
    ],
    ['ENT-31', { tankCapacityMilligallons: 500_001 }, 'tankCapacityMilligallons value.between'],
  ])('[%s] refuses %o', (_ids, overrides, expected) => {
    expect(outcome(vehicle, { ...van, ...overrides })).toBe(expected);
  });

  it('[ENT-30] accepts a last hubometer reading equal to the first', () => {
    const equal = { hubometerStartThousandths: 1200, hubometerLastThousandths: 1200 };
    expect(outcome(vehicle, { ...van, ...equal })).toMatchObject(equal);
  });

  it('[DRIVER-06] accepts letters, numbers, and dashes in a vehicle ID', () => {
    expect(outcome(vehicleId, ' V-118 ')).toBe('V-118');
    expect(outcome(vehicleId, 'V 118')).toBe('text.lettersNumbersDashes');
  });

  it('[DRIVER-16] refuses a unit number in use, ignoring case', () => {
    const schema = freeUnitNumber({ unitNumbers: ['T-9'] });
    expect(outcome(schema, 't-9')).toBe('vehicle.unitInUse');
    expect(outcome(schema, 'T-09')).toBe('T-09');
  });
});

describe('vehicle numbers', () => {
  it('[DRIVER-09] a VIN has 17 letters and digits without I, O, and Q, in uppercase', () => {
    const good = fc.stringMatching(/^[A-HJ-NPR-Za-hj-npr-z0-9]{17}$/);
    fc.assert(
      fc.property(
        good,
        fc.nat(16),
        fc.constantFrom('I', 'O', 'Q', 'o', '-', '_', 'é'),
        (text, at, sign) => {
          expect(outcome(vin, text)).toBe(text.toUpperCase());
          expect(outcome(vin, text.slice(1))).toBe('vin.length');
          expect(outcome(vin, `${text}A`)).toBe('vin.length');
          const spoilt = text.slice(0, at) + sign + text.slice(at + 1);
          expect(outcome(vin, spoilt)).toBe('vin.characters');
        },
      ),
    );
  });

  it('[DRIVER-10] [DRIVER-11] a registration number has 1 to 19 characters', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[A-Z0-9-]{1,40}$/), (text) => {
        const expected = text.length < 20 ? text : 'vehicle.registrationTooLong';
        expect(outcome(registrationNumber, text)).toBe(expected);
      }),
    );
  });

  it('[DRIVER-13] [DRIVER-14] a license plate has 1 to 8 letters, numbers, spaces, dashes', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[A-Za-z0-9][A-Za-z0-9 -]{0,18}[A-Za-z0-9]$/), (text) => {
        expect(outcome(licensePlate, text)).toBe(text.length <= 8 ? text : 'text.tooLong');
      }),
    );
    for (const sign of '*_.é\u0000💥') {
      expect(outcome(licensePlate, `A${sign}1`)).toBe('text.lettersNumbersSpacesDashes');
    }
    expect(outcome(licensePlate, '')).toBe('value.required');
  });
});

const unit = (number: number, deviceId: string | null) => ({ unitId: idOf(number), deviceId });

describe('unitDeviceMapping', () => {
  it('[PROX-02] maps units to devices or to null', () => {
    const mapping = [unit(1, 'G9-1'), unit(2, 'G9-2'), unit(3, null), unit(4, null)];
    expect(outcome(unitDeviceMapping, mapping)).toEqual(mapping);
    expect(outcome(unitDeviceMapping, [])).toEqual([]);
  });

  it('[PROX-04] reports every repeated device', () => {
    const mapping = [unit(1, 'G9-1'), unit(2, 'G9-1'), unit(3, 'G9-2'), unit(4, ' G9-1 ')];
    expect(outcome(unitDeviceMapping, mapping)).toBe(
      '1.deviceId unitDevice.deviceTaken, 3.deviceId unitDevice.deviceTaken',
    );
  });

  it('[PROX-04] accepts a mapping exactly if no device repeats', () => {
    const devices = fc.array(fc.constantFrom('a', 'b', 'c', 'd', null), { maxLength: 5 });
    fc.assert(
      fc.property(devices, (picked) => {
        const named = picked.filter((device) => device !== null);
        const mapping = picked.map((device, index) => unit(index, device));
        expect(accepts(unitDeviceMapping, mapping)).toBe(new Set(named).size === named.length);
      }),
    );
  });
});
