import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { idOf, outcome, accepts } from '../core/outcome.test.fixtures.ts';
import { en } from '../messages/en.ts';
import { driver, DRIVER_LABELS, driverLabelKey } from './driver.ts';
import { driverId, employeeId, freeDriverId, freeEmployeeId } from './driverFields.ts';

const person = {
  firstName: 'Łukasz',
  lastName: 'D’Angelo',
  driverId: 'E2044',
  employeeId: '00417',
  licenseNumber: 'D123-4567',
  licenseState: 'tx',
  mobile: '214 555 0142',
  fleetId: idOf(3),
};

describe('[DRIVER-01 to DRIVER-05] [DRIVER-17] [CARD-23] [CARD-24] driver', () => {
  it('[ENT-27] accepts non-ASCII names and optional license fields', () => {
    expect(outcome(driver, person)).toEqual({ ...person, licenseState: 'TX' });
    expect(accepts(driver, { ...person, licenseNumber: null, licenseState: null })).toBe(true);
  });

  it.each<[ids: string, some: Readonly<Record<string, unknown>>, expected: string]>([
    ['DRIVER-01', { lastName: 'Ng' }, 'lastName name.lastTooShort'],
    ['DRIVER-01', { lastName: '' }, 'lastName name.lastRequired'],
    ['DRIVER-02', { employeeId: '12345678901' }, 'employeeId text.tooLong'],
    ['DRIVER-04', { driverId: ' ' }, 'driverId driver.idRequired'],
    ['DRIVER-04', { driverId: undefined }, 'driverId driver.idRequired'],
    ['DRIVER-17', { employeeId: '' }, 'employeeId driver.employeeNumberRequired'],
    ['DRIVER-17', { employeeId: null }, 'employeeId driver.employeeNumberRequired'],
    [
      'CARD-23',
      { firstName: 'Maximiliano', lastName: 'Castellanos-W' },
      'lastName name.fullTooLong',
    ],
    ['CARD-24', { firstName: 'x'.repeat(31) }, 'firstName text.tooLong, lastName name.fullTooLong'],
    ['ENT-27', { licenseState: 'ZZ' }, 'licenseState address.stateOrProvince'],
    [
      'ENT-27',
      { mobile: '214-555' },
      'mobile mobileNumber.tooShort, mobile mobileNumber.characters',
    ],
    ['ENT-37', { fleetId: '' }, 'fleetId fleet.choose'],
  ])('[%s] refuses %o', (_ids, overrides, expected) => {
    expect(outcome(driver, { ...person, ...overrides })).toBe(expected);
  });

  it('[DRIVER-01] [CARD-23] requires 3 letters in a last name and at most 23 in both names', () => {
    const name = fc.stringMatching(/^[a-z]{1,25}$/);
    fc.assert(
      fc.property(name, name, (firstName, lastName) => {
        const isGood = lastName.length >= 3 && firstName.length + lastName.length <= 23;
        expect(accepts(driver, { ...person, firstName, lastName })).toBe(isGood);
      }),
    );
  });

  it('[DRIVER-02] accepts an employee ID of up to 10 characters unchanged', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[A-Z0-9-]{1,20}$/), (typed) => {
        expect(outcome(employeeId, typed)).toBe(typed.length <= 10 ? typed : 'text.tooLong');
      }),
    );
  });

  it.each(['E 2044', 'E2044\u0000', '\u202EE2044', '=E2044', '💥'])(
    '[DRIVER-04] refuses the driver ID %o',
    (typed) => {
      expect(outcome(driverId, typed)).toBe('text.lettersNumbersDashes');
    },
  );

  it('[DRIVER-05] refuses a driver ID in use, ignoring case', () => {
    const schema = freeDriverId({ driverIds: ['E2044', 'e2045'] });
    expect(outcome(schema, 'e2044 ')).toBe('driver.idInUse');
    expect(outcome(schema, 'E2045')).toBe('driver.idInUse');
    expect(outcome(schema, 'E2046')).toBe('E2046');
  });

  it('[DRIVER-03] [MSG-48] refuses an employee ID in use, ignoring case', () => {
    const schema = freeEmployeeId({ employeeIds: ['a-17'] });
    expect(outcome(schema, 'A-17')).toBe('driver.employeeIdInUse');
    expect(outcome(schema, 'A-18')).toBe('A-18');
  });

  it('[DRIVER-18] has a label for a terminated driver', () => {
    expect(DRIVER_LABELS.map((label) => en[driverLabelKey(label)])).toEqual(['Terminated']);
  });
});
