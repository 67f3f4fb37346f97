import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { outcome } from '../core/outcome.test.fixtures.ts';
import { cardOrderRow } from './cardOrderRow.ts';
import { missingParts } from './orderedParts.ts';

const row = {
  cardType: 'Driver',
  firstName: 'Rosa',
  lastName: 'Núñez',
  driverId: 'E2044',
  fleet: 'Linehaul',
  profile: 'Regional',
  nameOnCard: 'Rosa Núñez',
  perTransaction: '$1,200.50',
  perDay: '1500',
  gallonsPerDay: '130.5',
};
const vehicle = {
  ...row,
  cardType: 'vehicle',
  firstName: '',
  lastName: '',
  driverId: '',
  unitNumber: '0118',
  vehicleName: 'Van 118',
};

describe('[CARD-23] [CARD-25] [CARD-26] [DRIVER-01] [DRIVER-02] [DRIVER-04] [DRIVER-09] [DRIVER-13] cardOrderRow', () => {
  it('[CARD-03] [LIMIT-10] parses text cells, with money in cents and fuel in milligallons', () => {
    expect(outcome(cardOrderRow, { ...row, department: ' ', colour: 'red' })).toEqual({
      cardType: 'driver',
      firstName: 'Rosa',
      lastName: 'Núñez',
      driverId: 'E2044',
      employeeId: null,
      unitNumber: null,
      vehicleName: null,
      vin: null,
      licensePlate: null,
      fleet: 'Linehaul',
      department: null,
      profile: 'Regional',
      nameOnCard: 'Rosa Núñez',
      perTransaction: 120_050,
      perDay: 150_000,
      gallonsPerDay: 130_500,
    });
  });

  it('[CARD-03] accepts a type in free spelling, and missingParts lists what it requires', () => {
    expect(outcome(cardOrderRow, { ...row, cardType: ' P/L ' })).toMatchObject({ cardType: 'pl' });
    expect(outcome(cardOrderRow, { ...row, cardType: '?' })).toBe('cardType card.typeRequired');
    expect(missingParts({ cardType: 'driver', lastName: null }).map(({ key }) => key)).toEqual([
      'name.firstRequired',
      'name.lastRequired',
      'driver.idRequired',
    ]);
    expect(missingParts({})).toEqual([]);
  });

  it('[CARD-02] preserves the leading zeros of a unit number', () => {
    expect(outcome(cardOrderRow, vehicle)).toMatchObject({ unitNumber: '0118', driverId: null });
  });

  it.each<[ids: string, some: Readonly<Record<string, unknown>>, expected: string]>([
    ['CARD-26', { cardType: '' }, 'cardType card.typeRequired'],
    ['CARD-26', { cardType: undefined }, 'cardType card.typeRequired'],
    ['CARD-26', { cardType: 'gold' }, 'cardType value.invalid'],
    ['CARD-26', { cardType: 7 }, 'cardType value.invalid'],
    ['CARD-25', { nameOnCard: ' ' }, 'nameOnCard card.nameRequired'],
    ['CARD-23', { lastName: 'Castellanos-Wellington' }, 'lastName name.fullTooLong'],
    ['DRIVER-01', { lastName: 'Ng' }, 'lastName name.lastTooShort'],
    ['DRIVER-02', { employeeId: '12345678901' }, 'employeeId text.tooLong'],
    ['DRIVER-04', { driverId: '' }, 'driverId driver.idRequired'],
    ['DRIVER-09', { vin: '1M8GDM9AXKP04278' }, 'vin vin.length'],
    ['DRIVER-13', { licensePlate: 'ABC-12345' }, 'licensePlate text.tooLong'],
    ['LIMIT-08', { gallonsPerDay: '500.001' }, 'gallonsPerDay value.between'],
    ['LIMIT-10', { perDay: '1500.005' }, 'perDay money.decimals'],
    ['EXPR-12', { perTransaction: '1500.01' }, 'perTransaction limit.transactionAboveDay'],
    [
      'CARD-03',
      { fleet: '', profile: '' },
      'fleet card.fleetRequired, profile card.profileRequired',
    ],
  ])('[%s] refuses %o', (_ids, overrides, expected) => {
    expect(outcome(cardOrderRow, { ...row, ...overrides })).toBe(expected);
  });

  it('[CARD-26] reads card types in any letter case', () => {
    expect(outcome(cardOrderRow, { ...row, cardType: 'P/L' })).toMatchObject({ cardType: 'pl' });
    expect(outcome(cardOrderRow, { ...row, cardType: ' SINGLE ' })).toMatchObject({
      cardType: 'single',
    });
  });

  it('accepts fleet, department, and profile names of up to 60 characters', () => {
    const [longest, tooLong] = ['x'.repeat(60), 'x'.repeat(61)];
    const names = { fleet: longest, department: longest, profile: longest };
    expect(outcome(cardOrderRow, { ...row, ...names })).toMatchObject(names);
    expect(outcome(cardOrderRow, { ...row, fleet: tooLong })).toBe('fleet text.tooLong');
  });

  it('never throws, whatever the cells contain', () => {
    const cell = fc.oneof(fc.anything({ maxDepth: 1 }), fc.string({ unit: 'binary' }));
    const cells = fc.dictionary(fc.constantFrom(...Object.keys(vehicle)), cell);
    fc.assert(
      fc.property(cells, (some) => {
        expect(() => cardOrderRow.safeParse({ ...row, ...some })).not.toThrow();
      }),
      { numRuns: 50 },
    );
  });
});
