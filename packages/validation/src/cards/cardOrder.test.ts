import { describe, expect, it } from 'vitest';
import { fieldIssues } from '../core/issue.ts';
import { keysOf, placedKeysOf } from '../core/issues.test.fixtures.ts';
import { PRODUCT_GROUPS } from '../limits/productGroups.ts';
import { cardOrder, cardOrders, cfnCardOrders, type CardOrder } from './cardOrder.ts';

const fleetId = '0197a1b2-0000-7000-8000-000000000001';
const profileId = '0197a1b2-0000-7000-8000-000000000002';
const order = (overrides: Partial<Record<keyof CardOrder, unknown>> = {}) => ({
  cardType: 'driver',
  fleetId,
  departmentId: null,
  profileId,
  nameOnCard: 'Rosa Núñez',
  firstName: 'Rosa',
  lastName: 'Núñez',
  driverId: 'E2044',
  employeeId: null,
  unitNumber: null,
  vehicleName: null,
  vin: null,
  licensePlate: null,
  limits: { perTransactionCents: null, perDayCents: null, perDayMilligallons: null },
  ...overrides,
});
const issues = (value: unknown) => {
  const parsed = cardOrder.safeParse(value);
  return parsed.success ? [] : fieldIssues(parsed.error).map(({ path, key }) => `${path} ${key}`);
};
const vehicle = { cardType: 'vehicle', firstName: null, lastName: null, driverId: null };
const limits = { perTransactionCents: null, perDayCents: null, perDayMilligallons: null };

describe('cardOrder', () => {
  it.each([
    ['a driver card', {}],
    ['a vehicle card', { ...vehicle, unitNumber: '118', vehicleName: 'Van 118' }],
    ['a single card', { ...vehicle, cardType: 'single', nameOnCard: 'SHOP 3' }],
  ])('[CARD-03] accepts %s', (_what, overrides) => {
    expect(issues(order(overrides))).toEqual([]);
  });

  it.each<[ids: string, some: Partial<Record<keyof CardOrder, unknown>>, expected: string[]]>([
    ['CARD-26', { cardType: '' }, ['cardType card.typeRequired']],
    ['CARD-26', { cardType: null }, ['cardType card.typeRequired']],
    ['CARD-26', { cardType: 'gold' }, ['cardType value.invalid']],
    ['CARD-25', { nameOnCard: '  ' }, ['nameOnCard card.nameRequired']],
    ['CARD-24', { nameOnCard: 'x'.repeat(31) }, ['nameOnCard text.tooLong']],
    [
      'CARD-23',
      { firstName: 'Maximiliano', lastName: 'Castellanos-W' },
      ['lastName name.fullTooLong'],
    ],
    ['DRIVER-01', { lastName: 'Ng' }, ['lastName name.lastTooShort']],
    ['DRIVER-02', { employeeId: '12345678901' }, ['employeeId text.tooLong']],
    ['DRIVER-04', { driverId: null }, ['driverId driver.idRequired']],
    ['DRIVER-04', { driverId: '' }, ['driverId driver.idRequired']],
    ['DRIVER-08', { ...vehicle, vehicleName: 'Van' }, ['unitNumber vehicle.unitRequired']],
    ['DRIVER-07', { ...vehicle, unitNumber: '118' }, ['vehicleName vehicle.nameRequired']],
    ['DRIVER-09', { vin: '1M8GDM9AXKP04278' }, ['vin vin.length']],
    ['DRIVER-09', { vin: '1M8GDM9AXKP04278O' }, ['vin vin.characters']],
    ['DRIVER-13', { licensePlate: 'ABC-12345' }, ['licensePlate text.tooLong']],
    ['DRIVER-14', { licensePlate: 'A*1' }, ['licensePlate text.lettersNumbersSpacesDashes']],
    [
      'LIMIT-08',
      { limits: { ...limits, perDayMilligallons: 500_001 } },
      ['limits.perDayMilligallons value.between'],
    ],
    [
      'EXPR-12',
      { limits: { ...limits, perTransactionCents: 9501, perDayCents: 9500 } },
      ['limits.perTransactionCents limit.transactionAboveDay'],
    ],
  ])('[%s] refuses %o', (_ids, overrides, expected) => {
    expect(issues(order(overrides))).toEqual(expected);
  });

  it('reports all missing fields together', () => {
    const empty = order({
      fleetId: '',
      profileId: '',
      nameOnCard: '',
      firstName: null,
      lastName: null,
      driverId: null,
    });
    expect(issues(empty)).toEqual([
      'fleetId card.fleetRequired',
      'profileId card.profileRequired',
      'nameOnCard card.nameRequired',
      'firstName name.firstRequired',
      'lastName name.lastRequired',
      'driverId driver.idRequired',
    ]);
  });

  it('[CARD-23] accepts 23 letters excluding the space, and normalizes names to NFC', () => {
    expect(issues(order({ firstName: 'Maximiliano', lastName: 'Castellanos-' }))).toEqual([]);
    const decomposed = 'Núñez'.normalize('NFD');
    const parsed = cardOrder.parse(order({ lastName: decomposed }));
    expect(parsed.lastName).toBe('Núñez'.normalize('NFC'));
  });

  it.each(['O’Brien', "D'Angelo-Smith", 'Łukasz', 'de la Cruz', 'Jr. King'])(
    '[CARD-24] accepts a name like %s',
    (lastName) => {
      expect(issues(order({ lastName }))).toEqual([]);
    },
  );

  it('[DRIVER-09] converts a VIN to uppercase', () => {
    expect(cardOrder.parse(order({ vin: ' 1m8gdm9axkp042788 ' })).vin).toBe('1M8GDM9AXKP042788');
  });

  it('drops unknown fields', () => {
    const parsed = cardOrder.parse({ ...order(), admin: true });
    expect(parsed).not.toHaveProperty('admin');
  });
});

describe('products of an ordered card', () => {
  it.each<[products: unknown, expected: readonly string[]]>([
    [['diesel', 'def'], []],
    [PRODUCT_GROUPS, []],
    [[], ['card.productsRequired']],
    [['diesel', 'diesel'], ['value.invalid']],
    [['kerosene'], ['value.invalid']],
  ])('[ENT-25] given as %j report %j, at cardlock sites too', (products, expected) => {
    for (const orders of [cardOrders, cfnCardOrders]) {
      expect(keysOf(orders, [order({ products })])).toEqual(expected);
    }
  });

  it('are required only for cardlock sites, in every order', () => {
    const cards = [order({ products: ['diesel'] }), order()];
    expect(placedKeysOf(cardOrders, cards)).toEqual([]);
    expect(placedKeysOf(cfnCardOrders, cards)).toEqual(['1.products: card.productsRequired']);
  });
});
