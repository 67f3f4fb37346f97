import { describe, expect, it } from 'vitest';
import { cardOfRow, cardTypeOf } from './cardOfRow.ts';
import { byColumn, isImportColumn, type ImportColumnKey } from '../importColumnKeys.ts';
import { accountOf } from '../importContext.ts';
import type { Reading } from '../importTypes.ts';
import { context, dept12, longHaul, regional, vans } from '../rows.test.fixtures.ts';

/** Creates readings by column from texts, or from text and ID if a column has one. */
function read(cells: Partial<Record<ImportColumnKey, string | readonly [string, string]>>) {
  const readings = byColumn((): Reading | undefined => undefined);
  for (const [column, cell] of Object.entries(cells)) {
    if (!isImportColumn(column)) continue;
    const [value, id = null] = typeof cell === 'string' ? [cell] : cell;
    const shown = { column, status: 'ok', key: null, params: {}, original: value, value } as const;
    readings[column] = { cell: shown, id, amount: null };
  }
  return readings;
}
const card = (cells: Parameters<typeof read>[0], more: Partial<typeof context> = {}) => {
  const readings = read(cells);
  return cardOfRow(cardTypeOf(readings), readings, accountOf({ ...context, ...more }));
};
const names = (cells: Parameters<typeof read>[0]) => {
  const { firstName, lastName, nameOnCard } = card(cells);
  return [firstName, lastName, nameOnCard];
};

describe('cardTypeOf', () => {
  it.each<[Parameters<typeof read>[0], string | null]>([
    [{ cardType: ['Driver', 'driver'] }, 'driver'],
    [{ cardType: ['Truck', 'vehicle'], driverId: 'E1' }, 'vehicle'],
    [{ cardType: ['S', 'single'], driverId: 'E1' }, 'single'],
    [{ cardType: ['P/L', 'pl'], driverId: 'E1' }, 'pl'],
    [{ cardType: 'gold', driverId: 'E1' }, null],
    [{ cardType: ['Gold', 'gold'], driverId: 'E1' }, null],
    [{ cardType: '', driverId: 'E1' }, 'driver'],
    [{ driverId: 'E1', unitNumber: '7' }, 'driver'],
    [{ driverName: 'Rosa Ruiz' }, 'driver'],
    [{ firstName: 'Rosa' }, 'driver'],
    [{ lastName: 'Ruiz' }, 'driver'],
    [{ driverName: 'Rosa Ruiz', unitNumber: '7' }, 'vehicle'],
    [{ driverName: 'Rosa Ruiz', unitNumber: '7', driverId: '' }, 'driver'],
    [{ unitNumber: '7' }, 'vehicle'],
    [{ vin: '1M8GDM9AXKP042788' }, 'vehicle'],
    [{ vehicleName: 'Truck 7' }, 'vehicle'],
    [{ nameOnCard: 'Depot' }, 'single'],
    [{ perDay: '9.00' }, null],
    [{}, null],
  ])('[CARD-03] for %j is %s', (cells, expected) => {
    expect(cardTypeOf(read(cells))).toBe(expected);
  });
});

describe('cardOfRow', () => {
  it('[CARD-03] splits a name in one cell, but prefers separate name columns', () => {
    expect(names({ driverName: 'Ruiz, Rosa' })).toEqual(['Rosa', 'Ruiz', 'Rosa Ruiz']);
    expect(names({ firstName: 'Rosa', lastName: 'Ruiz' })).toEqual(['Rosa', 'Ruiz', 'Rosa Ruiz']);
    expect(names({ driverName: 'Ann Lee', firstName: 'Rosa', lastName: 'Ruiz' })).toEqual([
      'Rosa',
      'Ruiz',
      'Rosa Ruiz',
    ]);
    expect(names({ driverName: 'Ann Lee', firstName: 'Rosa' })).toEqual([
      'Rosa',
      'Lee',
      'Rosa Lee',
    ]);
    expect(names({ firstName: 'Rosa' })).toEqual(['Rosa', null, 'Rosa']);
    expect(names({ driverName: 'Ann Lee', nameOnCard: 'A Lee' })).toEqual(['Ann', 'Lee', 'A Lee']);
  });

  it('names a vehicle by its unit if it has no name', () => {
    expect(card({ unitNumber: '7' })).toMatchObject({
      cardType: 'vehicle',
      vehicleName: 'Unit 7',
      nameOnCard: 'Unit 7',
      firstName: null,
      driverId: null,
    });
    expect(card({ unitNumber: '7', vehicleName: 'Van' })).toMatchObject({
      vehicleName: 'Van',
      nameOnCard: 'Van',
    });
    expect(card({ vin: '1M8GDM9AXKP042788' })).toMatchObject({ vehicleName: null, nameOnCard: '' });
    expect(card({ driverId: 'E1', unitNumber: '7' }).vehicleName).toBeNull();
    expect(card({ cardType: ['S', 'single'], vehicleName: 'Van' }).nameOnCard).toBe('');
  });

  it('leaves driver fields out of a vehicle card and keeps them on a driver card', () => {
    const cells = { driverId: 'E1', employeeId: '9', licensePlate: 'TX 1', firstName: 'Rosa' };
    expect(card(cells)).toMatchObject({ driverId: 'E1', employeeId: '9', licensePlate: 'TX 1' });
    expect(card({ ...cells, cardType: ['v', 'vehicle'] })).toMatchObject({
      driverId: null,
      employeeId: null,
      firstName: null,
    });
    expect(card({}).cardType).toBe('');
  });

  it('[ENT-37] finds the fleet by name, by department, by default, or as the only one', () => {
    const [only] = context.fleets;
    const fleets = only ? [only] : [];
    const department = ['00012', dept12] as const;
    expect(card({ fleet: ['Regional', regional], department }).fleetId).toBe(regional);
    expect(card({ fleet: 'Nowhere', department }).fleetId).toBe('');
    expect(card({ department }).fleetId).toBe(longHaul);
    expect(card({ department }).departmentId).toBe(dept12);
    expect(card({}).fleetId).toBe('');
    expect(card({}, { defaultFleetId: regional }).fleetId).toBe(regional);
    expect(card({}, { fleets }).fleetId).toBe(longHaul);
    expect(card({}, { fleets: [] }).fleetId).toBe('');
  });

  it('uses the default profile only if none is named', () => {
    expect(card({}).profileId).toBe(vans);
    expect(card({ profile: ['Vans', vans] }).profileId).toBe(vans);
    expect(card({ profile: 'Nothing' }).profileId).toBe('');
    expect(card({}, { profiles: [] }).profileId).toBe('');
  });
});
