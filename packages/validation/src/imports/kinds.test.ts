import { describe, expect, it } from 'vitest';
import { findHeader } from '../importFiles/findHeader.ts';
import { suggestMapping } from '../importFiles/suggestMapping.ts';
import { templateRows } from '../importFiles/download.ts';
import { driverRows } from './drivers/driverRows.ts';
import type { ImportContext } from './importContext.ts';
import type { ImportKind } from './importKinds.ts';
import type { Grid } from './importTypes.ts';
import { promptedIdRows } from './promptedIds/promptedIdRows.ts';
import { readMonth } from './readMonth.ts';
import { RowChecker } from './RowChecker.ts';
import type { RowRulesOf } from './rowRules.ts';
import { vehicleRows } from './vehicles/vehicleRows.ts';
import { cellOf, context, dept12, longHaul, regional } from './rows.test.fixtures.ts';

const account: ImportContext = {
  ...context,
  promptedIdNames: ['Night shift'],
  promptedIdNumbers: ['4817'],
  customer: { accountId: '0197a1b2-0000-7000-8000-000000000900', name: 'Acme Freight' },
};

function checked<Entry>(kind: ImportKind, rules: RowRulesOf<Entry>, grid: Grid) {
  const { heads, dataRows } = findHeader(grid, kind);
  const mapping = suggestMapping(heads, kind);
  return new RowChecker({ rules, grid, dataRows, mapping, context: account }).finish();
}

describe('drivers from a file', () => {
  const HEADS = ['Driver ID', 'Name', 'Employee #', 'Cell phone', 'CDL #', 'St', 'Location'];
  const rowsOf = (...rows: readonly (readonly string[])[]) =>
    checked('drivers', driverRows, [['Roster of Acme'], HEADS, ...rows, ['', 'Total', '2']]);

  it('[DRIVER-01] [DRIVER-02] [DRIVER-04] are read with names split and phones normalized', () => {
    const [row] = rowsOf([
      'E2001',
      'Núñez, Rosa',
      '4071',
      '(312) 555-0142',
      'D1',
      'tx',
      'long haul',
    ]);
    expect(row?.entry).toEqual({
      firstName: 'Rosa',
      lastName: 'Núñez',
      driverId: 'E2001',
      employeeId: '4071',
      licenseNumber: 'D1',
      licenseState: 'TX',
      mobile: '312 555 0142',
      fleetId: longHaul,
    });
  });

  it('[DRIVER-03] [DRIVER-05] are refused if an ID repeats, and updated if it is known', () => {
    const [known, first, again, taken] = rowsOf(
      ['e1000', 'Rosa Núñez', '900', '', '', '', 'LH'],
      ['E2001', 'Sam Haddad', '4071', '', '', '', 'LH'],
      ['E2001', 'Sam Haddad', '4072', '', '', '', 'LH'],
      ['E2002', 'Jo Reyes', '900', '', '', '', 'LH'],
    );
    expect(cellOf(known, 'driverId')).toMatchObject({ status: 'ok', key: 'import.known' });
    expect(known?.entry).not.toBeNull();
    expect(first?.entry).not.toBeNull();
    expect(cellOf(again, 'driverId')?.key).toBe('import.alsoInRow');
    expect(cellOf(taken, 'employeeId')?.key).toBe('import.alreadyUsed');
    expect(
      [known, first].map((row) => row?.cells.filter(({ key }) => key !== null).length),
    ).toEqual([1, 0]);
  });

  it('report a known ID that was cleaned up as fixed', () => {
    const [row] = rowsOf([' E1000', 'Rosa Núñez', '900', '', '', '', 'LH']);
    expect(cellOf(row, 'driverId')).toMatchObject({ status: 'mended', key: 'import.mended' });
    expect(row?.entry).not.toBeNull();
  });

  it.each([
    ['+1 312 555 0142', '312 555 0142'],
    ['+13125550142', '3125550142'],
    ['1-312-555-0142', '312 555 0142'],
    ['1(312)5550142', '312 5550142'],
    ['312.555.0142', '312 555 0142'],
    ['3125550142', '3125550142'],
    ['', null],
  ])('have phone number %s read as %s', (text, mobile) => {
    const [row] = rowsOf(['E2001', 'Rosa Núñez', '4071', text, '', '', 'LH']);
    expect(row?.entry).toMatchObject({ mobile, licenseNumber: null, licenseState: null });
  });

  it.each([
    ['a whole name', ['Haddad'], ['driverName', 'name.firstRequired']],
    ['a first name', ['', 'Haddad'], ['firstName', 'name.firstRequired']],
    ['a last name', ['Sam', ''], ['lastName', 'name.lastRequired']],
  ])('report a problem with %s in its own column', (_what, name, expected) => {
    const names = name.length === 1 ? ['Name'] : ['First name', 'Last name'];
    const [row] = checked('drivers', driverRows, [
      [...names, 'Driver ID', 'Employee #', 'Fleet'],
      [...name, 'E2001', '4071', 'LH'],
    ]);
    const wrong = row?.cells.filter(({ status }) => status === 'wrong');
    expect(wrong?.map(({ column, key }) => [column, key])).toEqual([expected]);
  });

  it('report missing names in their own columns if the file has none', () => {
    const [row] = checked('drivers', driverRows, [
      ['Driver ID', 'Employee #'],
      ['E2001', '4071'],
    ]);
    const wrong = row?.cells.filter(({ status }) => status === 'wrong');
    expect(wrong?.map(({ column, key }) => [column, key])).toEqual([
      ['firstName', 'name.firstRequired'],
      ['lastName', 'name.lastRequired'],
      ['fleet', 'fleet.choose'],
    ]);
  });

  it('[DRIVER-17] report missing and unknown values in their columns', () => {
    const [row] = rowsOf(['E2001', 'Rosa Núñez', '', '', '', '', 'Nowhere']);
    expect(cellOf(row, 'employeeId')?.key).toBe('driver.employeeNumberRequired');
    expect(cellOf(row, 'fleet')?.key).toBe('import.unknownFleet');
    expect(row?.entry).toBeNull();
  });
});

describe('vehicles from a file', () => {
  const HEADS = ['Truck', 'Plate', 'Registration', 'Expires', 'Odometer', 'Tank', 'Fleet'];

  it('[DRIVER-07] [DRIVER-08] [DRIVER-12] accept numbers and months in spreadsheet formats', () => {
    const [row, known] = checked('vehicles', vehicleRows, [
      HEADS,
      ['0118', 'TX-4821', 'REG 1', '627', '48,210', '120.5 gal', 'RG'],
      ['7', 'TX-1', 'REG 2', 'Jun-27', '', '', 'RG'],
    ]);
    expect(row?.entry).toMatchObject({
      unitNumber: '0118',
      vehicleId: '0118',
      name: 'Unit 0118',
      registrationExpiry: '2027-06',
      odometerMiles: 48_210,
      tankCapacityMilligallons: 120_500,
      fleetId: regional,
    });
    expect(cellOf(known, 'unitNumber')?.key).toBe('import.known');
  });

  it('[DRIVER-08] are read from all of their columns', () => {
    const [row, bare] = checked('vehicles', vehicleRows, [
      ['Unit #', 'Vehicle name', 'Vehicle ID', 'VIN', 'Reg #', 'Trailer #', 'Fleet'],
      ['118', 'Van 118', 'V-118', '1M8GDM9AXKP042788', 'REG 1', 'T-4', 'LH'],
      ['', '', '', '', 'REG 2', '', 'LH'],
    ]);
    expect(row?.entry).toEqual({
      vehicleId: 'V-118',
      name: 'Van 118',
      unitNumber: '118',
      licensePlate: null,
      vin: '1M8GDM9AXKP042788',
      registrationNumber: 'REG 1',
      registrationExpiry: null,
      odometerMiles: null,
      hubometerStartThousandths: null,
      hubometerLastThousandths: null,
      tankCapacityMilligallons: null,
      trailerNumber: 'T-4',
      fleetId: longHaul,
    });
    expect(bare?.entry).toBeNull();
    expect(cellOf(bare, 'unitNumber')?.key).toBe('vehicle.unitRequired');
  });

  it('must have a unique VIN', () => {
    const [, twin] = checked('vehicles', vehicleRows, [
      ['Unit #', 'VIN', 'Reg #', 'Fleet'],
      ['118', '1M8GDM9AXKP042788', 'REG 1', 'LH'],
      ['119', '1M8GDM9AXKP042788', 'REG 2', 'LH'],
    ]);
    expect(cellOf(twin, 'vin')).toMatchObject({ status: 'wrong', key: 'import.alsoInRow' });
  });

  it('report out-of-range numbers in their columns', () => {
    const [row] = checked('vehicles', vehicleRows, [
      HEADS,
      ['118', '', 'REG 1', '', '100000000', '100000', ''],
    ]);
    for (const column of ['odometer', 'tankCapacity', 'fleet'] as const) {
      expect(cellOf(row, column)?.status).toBe('wrong');
    }
  });

  it('[DRIVER-10] [DRIVER-13] [DRIVER-16] report each problem in its column', () => {
    const [row, twin] = checked('vehicles', vehicleRows, [
      HEADS,
      ['118', 'TX-4821-88', '', 'soon', '12.5', '', 'RG'],
      ['118', 'TX-2', 'REG 2', '0627', '', '', 'RG'],
    ]);
    expect(cellOf(row, 'licensePlate')?.key).toBe('text.tooLong');
    expect(cellOf(row, 'registrationNumber')?.key).toBe('vehicle.registrationRequired');
    expect(cellOf(row, 'registrationExpiry')).toMatchObject({
      status: 'wrong',
      key: 'vehicle.registrationExpiryFormat',
    });
    expect(cellOf(row, 'odometer')?.key).toBe('import.wholeMiles');
    expect(cellOf(twin, 'unitNumber')).toMatchObject({ status: 'wrong', key: 'import.alsoInRow' });
  });

  it.each([
    ['0627', '2027-06'],
    ['6/30/2027', '2027-06'],
    ['2027-06-30', '2027-06'],
    ['June 2027', '2027-06'],
    ['627', '2027-06'],
    ['6/2027', '2027-06'],
    ['06-27', '2027-06'],
    ['12.2027', '2027-12'],
    ['6/3/27', '2027-06'],
    ['2027-6', '2027-06'],
    ['2027-06-3', '2027-06'],
    ['2027-06-30T00:00:00Z', '2027-06'],
    ['2027-06-30 00:00', '2027-06'],
    ['Jan-27', '2027-01'],
    ['DEC. 2027', '2027-12'],
    ['December27', '2027-12'],
    ['1327', null],
    ['0027', null],
    ['13/2027', null],
    ['0/2027', null],
    ['2027-13', null],
    ['2027-06-30x', null],
    ['12027-06', null],
    ['2027-061', null],
    ['06270', null],
    ['x0627', null],
    ['x6/2027', null],
    ['6/2027x', null],
    ['6/027', null],
    ['6 2027', null],
    ['Abc-27', null],
    ['1Jun-27', null],
    ['Jun-027', null],
    ['Jun-27x', null],
    ['later', null],
  ])('[DRIVER-12] reads %s as %s', (text, month) => {
    expect(readMonth(text)).toBe(month);
  });
});

describe('prompted IDs from a file', () => {
  const HEADS = ['Name', 'Type', 'Prompted ID', 'Status', 'Managed by', 'Manager'];

  it('[ENT-33] [ENT-34] [ENT-35] are managed as the row says, else by the customer ID', () => {
    const rows = checked('promptedIds', promptedIdRows, [
      HEADS,
      ['Day shift', 'Driver', '4172', 'Off', 'Department', '12'],
      ['Van 118', 'V', '5921', '', '', 'regional'],
      ['Yard', '', '6281', '', '', ''],
      ['night shift', 'D', '4817', 'on', 'Customer ID', 'ACME Freight'],
    ]);
    expect(rows.map(({ entry }) => entry)).toMatchObject([
      { type: 'D', status: 'off', managedBy: 'department', managedById: dept12 },
      { type: 'V', status: 'on', managedBy: 'fleet', managedById: regional },
      { type: 'D', status: 'on', managedBy: 'customerId' },
      { managedBy: 'customerId', managedById: account.customer?.accountId },
    ]);
    expect(cellOf(rows[3], 'idName')?.key).toBe('import.known');
  });

  it.each<
    [by: string, manager: string, managedBy: string | null, managedById?: string | undefined]
  >([
    ['', '', 'customerId', account.customer?.accountId],
    ['Customer', '', 'customerId', account.customer?.accountId],
    ['', 'acme freight', 'customerId', account.customer?.accountId],
    ['', '00012', 'department', dept12],
    ['', '12', 'department', dept12],
    ['', 'LH', 'fleet', longHaul],
    ['Fleet', 'long haul', 'fleet', longHaul],
    ['Dept', 'Vans north', 'department', dept12],
    // No manager of that kind, or none at all
    ['Fleet', '', null],
    ['Department', '', null],
    ['Fleet', 'Vans north', null],
    ['Department', 'LH', null],
    ['Customer', 'LH', null],
    ['', 'Nobody', null],
  ])('[ENT-35] with %j and manager %j are managed by %s', (by, manager, managedBy, managedById) => {
    const [row] = checked('promptedIds', promptedIdRows, [
      HEADS,
      ['Yard', 'D', '6281', 'on', by, manager],
    ]);
    if (managedBy === null) {
      expect(cellOf(row, 'manager')?.key).toBe('promptedId.managerRequired');
      expect(row?.entry).toBeNull();
    } else expect(row?.entry).toMatchObject({ managedBy, managedById, cardIds: [] });
  });

  it('[PID-05] [PID-07] [PID-08] [PID-09] are refused for the same reasons as in the form', () => {
    const rows = checked('promptedIds', promptedIdRows, [
      HEADS,
      ['Van 118', 'V', '5921', 'off', '', ''],
      ['Zero', 'D', '0481', 'on', '', ''],
      ['Run', 'D', '4123', 'on', '', ''],
      ['Run', 'D', '4817', 'on', 'Fleet', 'Nowhere'],
    ]);
    expect(cellOf(rows[0], 'idStatus')?.key).toBe('promptedId.vehicleAlwaysOn');
    expect(cellOf(rows[1], 'idNumber')?.key).toBe('promptedId.leadingZero');
    expect(cellOf(rows[2], 'idNumber')?.key).toBe('promptedId.run');
    expect(rows[3]?.cells.map(({ key }) => key)).toEqual([
      'import.alsoInRow',
      'import.alreadyUsed',
      null,
      null,
      null,
      'promptedId.managerRequired',
    ]);
  });
});

it('a template is read as its own kind of file, without its examples', () => {
  for (const kind of ['cards', 'drivers', 'vehicles', 'promptedIds'] as const) {
    const rows = templateRows((key) => key.replace('importColumn.', ''), kind);
    expect(findHeader(rows, kind), kind).toMatchObject({ headerRow: 0, dataRows: [] });
  }
});
