import { describe, expect, it } from 'vitest';
import { cellOf, checkerOf, longHaul, regional } from './rows.test.fixtures.ts';

const onlyRow = (heads: readonly string[], cells: readonly string[]) =>
  checkerOf([heads, cells]).finish()[0];
const twice = (heads: readonly string[], ...rows: readonly (readonly string[])[]) =>
  checkerOf([heads, ...rows]).finish();
const withFleet = (fleet: string, department: string) =>
  onlyRow(['Unit', 'Fleet', 'Dept'], ['118', fleet, department]);
const PLACE = ['Dept', 'Profile', '$/day'];
const placed = ['00012', 'Vans', '95.00'];

describe('a problem is reported in the column where it can be fixed', () => {
  it('[CARD-25] for a name on the card derived from the driver’s name', () => {
    const whole = onlyRow(['Driver', 'Driver ID', ...PLACE], ['Gal·la Ruiz', 'E1', ...placed]);
    expect(cellOf(whole, 'driverName')).toMatchObject({ status: 'wrong', key: 'name.characters' });
    const apart = onlyRow(
      ['First name', 'Last name', 'Driver ID', ...PLACE],
      ['Gal·la', 'Ruiz', 'E1', ...placed],
    );
    expect(cellOf(apart, 'lastName')).toMatchObject({ status: 'wrong', key: 'name.characters' });
    expect(cellOf(apart, 'firstName')?.status).toBe('ok');
  });

  it('[CARD-25] for a missing name on the card', () => {
    const row = onlyRow(['VIN #', ...PLACE], ['1M8GDM9AXKP042788', ...placed]);
    expect(cellOf(row, 'nameOnCard')).toMatchObject({ status: 'wrong', key: 'card.nameRequired' });
    expect(cellOf(row, 'vehicleName')?.key).toBe('vehicle.nameRequired');
  });

  it('[CARD-26] for a card type that cannot be inferred', () => {
    const row = onlyRow(['Card type', ...PLACE], ['', ...placed]);
    expect(cellOf(row, 'cardType')).toMatchObject({ status: 'wrong', key: 'card.typeRequired' });
  });
});

describe('cells damaged by a spreadsheet', () => {
  it.each([
    [['1.2E+5', 'Vans', '95.00'], 'department', 'import.scientific'],
    [['00012', 'Vans', '1E+5'], 'perDay', 'import.scientific'],
  ] as const)('in %j, report %s as %s', (cells, column, key) => {
    const row = onlyRow(['Driver', 'Driver ID', ...PLACE], ['Rosa Ruiz', 'E1', ...cells]);
    expect(cellOf(row, column)).toMatchObject({ status: 'wrong', key });
    expect(row?.entry).toBeNull();
  });

  it('read a placeholder such as N/A as no limit', () => {
    const row = onlyRow(
      ['Driver', 'Driver ID', ...PLACE],
      ['Rosa Ruiz', 'E1', '00012', 'Vans', 'N/A'],
    );
    expect(cellOf(row, 'perDay')?.value).toBe('');
    expect(row?.entry?.limits.perDayCents).toBeNull();
  });
});

describe('the column of a problem', () => {
  const HEADS_OF_DRIVER = ['First name', 'Last name', 'Driver ID', ...PLACE];
  it.each([
    [HEADS_OF_DRIVER, ['', 'Ruiz', 'E1', ...placed], 'firstName', 'name.firstRequired'],
    [HEADS_OF_DRIVER, ['Rosa', '', 'E1', ...placed], 'lastName', 'name.lastRequired'],
    [
      ['Driver', 'Driver ID', ...PLACE],
      ['Rosa', 'E1', ...placed],
      'driverName',
      'name.firstRequired',
    ],
    [
      ['Driver', 'Driver ID', ...PLACE],
      ['Ruiz,', 'E1', ...placed],
      'driverName',
      'name.firstRequired',
    ],
    [
      ['Driver', 'Driver ID', ...PLACE],
      [', Rosa', 'E1', ...placed],
      'driverName',
      'name.lastRequired',
    ],
    [['Driver ID', ...PLACE], ['E1', ...placed], 'nameOnCard', 'card.nameRequired'],
    [['Card type', 'Unit', ...PLACE], ['V', '', ...placed], 'unitNumber', 'vehicle.unitRequired'],
    [['Card type', 'VIN', ...PLACE], ['V', '', ...placed], 'unitNumber', 'vehicle.unitRequired'],
    [
      ['Unit', 'Vehicle name', ...PLACE],
      ['118', 'x'.repeat(31), ...placed],
      'vehicleName',
      'text.tooLong',
    ],
    [['Unit', ...PLACE], ['x'.repeat(21), ...placed], 'unitNumber', 'text.tooLong'],
    [
      ['Unit', 'Tag', ...PLACE],
      ['118', 'A*1', ...placed],
      'licensePlate',
      'text.lettersNumbersSpacesDashes',
    ],
    [
      ['Unit', ...PLACE, '$ per trans'],
      ['118', ...placed, '96'],
      'perTransaction',
      'limit.transactionAboveDay',
    ],
    [['Unit', ...PLACE, 'Gallons'], ['118', ...placed, '501'], 'gallonsPerDay', 'value.between'],
    [
      ['Unit', 'Dept', 'Profile', '$/day'],
      ['118', '00012', 'Vans', '10000000'],
      'perDay',
      'value.tooLarge',
    ],
  ] as const)('for headers %j and cells %j is %s, with %s', (heads, cells, column, key) => {
    const row = onlyRow(heads, cells);
    expect(cellOf(row, column)).toMatchObject({ status: 'wrong', key });
    expect(row?.entry).toBeNull();
  });

  it('is only the unit column if a vehicle has neither unit nor name', () => {
    const row = onlyRow(
      ['Card type', 'Unit', 'Name on card', ...PLACE],
      ['V', '', 'Van', ...placed],
    );
    const wrong = row?.cells.filter(({ status }) => status === 'wrong');
    expect(wrong?.map(({ column }) => column)).toEqual(['unitNumber']);
  });

  it('[CARD-03] gets an empty cell in standard order if the file lacks it', () => {
    const row = onlyRow(['Driver', 'Driver ID'], ['Rosa Ruiz', 'E1']);
    expect(row?.cells).toEqual([
      expect.objectContaining({ column: 'driverName', status: 'ok' }),
      expect.objectContaining({ column: 'driverId', status: 'ok' }),
      {
        column: 'fleet',
        status: 'wrong',
        key: 'card.fleetRequired',
        params: { min: 1 },
        original: '',
        value: '',
      },
    ]);
    const vehicle = onlyRow(['VIN', 'Fleet'], ['1M8GDM9AXKP042788', 'LH']);
    expect(vehicle?.cells.map(({ column }) => column)).toEqual([
      'unitNumber',
      'vehicleName',
      'vin',
      'fleet',
      'nameOnCard',
    ]);
  });

  it('[CARD-03] keeps the first issue found in its cell', () => {
    const row = onlyRow(['Unit', 'Fleet', ...PLACE], ['118', 'Nowhere at all', ...placed]);
    expect(cellOf(row, 'fleet')).toMatchObject({ key: 'import.unknownFleet' });
    const questioned = onlyRow(['Unit', 'Fleet', ...PLACE], ['118', 'Long hual', ...placed]);
    expect(cellOf(questioned, 'fleet')).toMatchObject({ status: 'question' });
    expect(questioned?.entry).toBeNull();
  });

  it('[ENT-37] is the department if it belongs to another fleet', () => {
    expect(withFleet('Long haul', '00012')?.entry?.fleetId).toBe(longHaul);
    expect(withFleet('Regional', '00014')?.entry?.fleetId).toBe(regional);
    expect(cellOf(withFleet('Regional', '00012'), 'department')).toMatchObject({
      status: 'wrong',
      key: 'import.departmentOfOtherFleet',
      original: '00012',
      value: '00012',
    });
    expect(withFleet('Regional', '')?.entry?.departmentId).toBeNull();
    expect(withFleet('', '00014')?.entry?.fleetId).toBe(regional);
  });
});

describe('unique values', () => {
  it.each([
    [
      'DRIVER-05',
      ['Driver', 'Driver ID', 'Fleet'],
      'driverId',
      ['Rosa Ruiz', 'e1', 'LH'],
      ['Ann Lee', 'E1', 'LH'],
    ],
    [
      'DRIVER-03',
      ['Driver', 'Emp ID', 'Driver ID', 'Fleet'],
      'employeeId',
      ['Rosa Ruiz', '417', 'E1', 'LH'],
      ['Ann Lee', '417', 'E2', 'LH'],
    ],
    ['DRIVER-16', ['Unit', 'VIN', 'Fleet'], 'unitNumber', ['t1', '', 'LH'], ['T1', '', 'LH']],
    [
      'DRIVER-09',
      ['Unit', 'VIN', 'Fleet'],
      'vin',
      ['T1', '1M8GDM9AXKP042788', 'LH'],
      ['T2', '1m8gdm9axkp042788', 'LH'],
    ],
  ] as const)('[%s] with headers %j, refuse a repeated %s', (_id, heads, column, first, second) => {
    const rows = twice(heads, first, second);
    expect(cellOf(rows[0], column)?.status).toBe('ok');
    expect(cellOf(rows[1], column)).toMatchObject({
      status: 'wrong',
      key: 'import.alsoInRow',
      params: { row: 2 },
    });
    expect(rows.map(({ entry }) => entry === null)).toEqual([false, true]);
  });

  it.each([
    ['DRIVER-05', ['Driver', 'Driver ID', 'Fleet'], 'driverId', ['Rosa Ruiz', 'e1000', 'LH']],
    [
      'DRIVER-03',
      ['Driver', 'Emp ID', 'Driver ID', 'Fleet'],
      'employeeId',
      ['Rosa Ruiz', '900', 'E1', 'LH'],
    ],
    ['DRIVER-16', ['Unit', 'Fleet'], 'unitNumber', ['7', 'LH']],
  ] as const)('[%s] with headers %j, refuse a %s already in use', (_id, heads, column, cells) => {
    expect(cellOf(onlyRow(heads, cells), column)).toMatchObject({
      status: 'wrong',
      key: 'import.alreadyUsed',
      params: {},
    });
  });

  it('[CARD-26] are checked only among the card types that use them', () => {
    const heads = ['Card type', 'Driver', 'Driver ID', 'Unit', 'Fleet', 'Name on card'];
    const rows = twice(
      heads,
      ['driver', 'Rosa Ruiz', 'E1', '7', 'LH', ''],
      ['single', '', 'E1', '7', 'LH', 'Shop'],
      ['vehicle', '', 'E1', '8', 'LH', ''],
      ['P/L', '', 'E1000', '8', 'LH', 'Shop'],
    );
    expect(rows.map(({ entry }) => entry?.cardType)).toEqual(['driver', 'single', 'vehicle', 'pl']);
  });

  it('may be empty in any number of rows', () => {
    const rows = twice(['Unit', 'VIN', 'Fleet'], ['T1', '', 'LH'], ['T2', '', 'LH']);
    expect(rows.every(({ entry }) => entry !== null)).toBe(true);
  });
});
