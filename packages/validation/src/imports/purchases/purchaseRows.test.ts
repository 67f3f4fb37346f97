import { describe, expect, it } from 'vitest';
import { templateRows } from '../../importFiles/download.ts';
import type { RecordedPurchase } from '../../transactions/recordedPurchase.ts';
import type { Grid } from '../importTypes.ts';
import { cellOf } from '../rows.test.fixtures.ts';
import {
  cells,
  checked,
  checkerOf,
  diesel,
  HEADS,
  lineOf,
  lowboy,
  rowsOf,
  tractor,
  van,
} from './purchases.test.fixtures.ts';

interface Vendor {
  readonly name: string;
  readonly grid: Grid;
  readonly entry: Partial<RecordedPurchase>;
}

const days = (...dates: readonly string[]) =>
  checkerOf([HEADS, ...dates.map((Date, at) => lineOf({ Date, Invoice: `N${at}` }))]);
const say = (key: string) => key.replace('importColumn.', '');

/** Each vendor's headers, below any lines that it puts above them. */
const VENDORS: readonly Vendor[] = [
  {
    name: 'Loadsmart',
    grid: [
      'Transaction Date|Time (UTC)|Driver Name|Unit|State|Product Code|Quantity|Amount|Invoice',
      '11/18/2026|20:05|Rosa Núñez|118|TX|ULSD|62.415|243.36|7730121',
    ].map(cells),
    entry: { driverName: 'Rosa Núñez', state: 'TX', reference: '7730121' },
  },
  {
    name: 'Samsara',
    grid: [
      'transactionTime|vehicleId|driverId|merchantName|transactionLocation|iftaFuelType|fuelQuantityLiters|transactionPrice|currency|transactionReference',
      '2026-11-18T20:05:00Z|V-118|88|Panhandle Truck Stop|400 Ross St, Amarillo, TX 79101, USA|Diesel|236.266472|243.36|usd|S-1',
    ].map(cells),
    entry: {
      station: 'Panhandle Truck Stop',
      city: 'Amarillo',
      state: 'TX',
      reference: 'S-1',
    },
  },
  {
    name: 'Verizon',
    grid: [
      'Vehicle Number|Location|Street|City|State|Postal code|Date|Time|Gallons|Price',
      '118|Panhandle Truck Stop|400 Ross St|Amarillo|Texas|79101|18/11/2026|14:05|62.415|3.899',
    ].map(cells),
    entry: {
      station: 'Panhandle Truck Stop',
      city: 'Amarillo',
      state: 'TX',
      productCode: '099',
      unitPriceMills: 3_899,
    },
  },
  {
    name: 'Fleetio',
    grid: [
      'Vehicle Name|VIN|Date|Meter Entry Value|US Gallons|Price per Volume Unit|Total|Fuel Type|Vendor|Reference',
      'Van 118|1M8GDM9AXKP042788|2026-11-18 2:05 PM|48,210.4|62.4150|3.8991|$243.36|Diesel|Panhandle Truck Stop|F-9',
    ].map(cells),
    entry: {
      station: 'Panhandle Truck Stop',
      odometerMiles: 48_210,
      unitPriceMills: 3_899,
      reference: 'F-9',
    },
  },
  {
    name: 'WEX',
    grid: [
      'Transaction report for account 0496',
      '',
      'Transaction Date|Transaction Time|Post Date|Card Number|Custom Vehicle/Asset ID|Units|Unit of Measure|Unit Cost|Total Fuel Cost|Service Cost|Total Non-Fuel Cost|Net Cost|Product|Product Description|Merchant Name|Merchant Address|Merchant City|Merchant State / Province|Current Odometer|Driver Last Name|Driver First Name|Transaction Ticket Number',
      '11/18/2026|14:05:00|11/20/2026|5567|118|62.415|G|3.899|243.36|0|0|243.36|DSL|DIESEL|PANHANDLE TRUCK STOP|400 ROSS ST|AMARILLO|TX|48210|NUNEZ|ROSA|991',
      '||||Total|62.415||||||243.36',
    ].map(cells),
    entry: {
      driverName: 'ROSA NUNEZ',
      station: 'PANHANDLE TRUCK STOP',
      city: 'AMARILLO',
      state: 'TX',
      unitPriceMills: 3_899,
      odometerMiles: 48_210,
      reference: '991',
    },
  },
];

describe('purchases recorded by other vendors', () => {
  it.each(VENDORS)('are read from an export of $name', ({ name, grid, entry }) => {
    const rows = checked(grid);
    expect(rows).toHaveLength(1);
    expect(
      rows[0]?.cells.filter(({ status }) => status === 'wrong' || status === 'question'),
    ).toEqual([]);
    expect(rows[0]?.entry, name).toEqual({ ...diesel, ...entry });
  });

  it('take the state from the end of an address, and convert liters to gallons', () => {
    const [row] = checked([
      ['Date', 'Unit', 'Location', 'Product', 'Litres', 'Price per litre', 'Amount'],
      ['2026-11-18', '118', '400 Ross St, Amarillo, TX 79101', 'diesel', '100', '1.03', '103.00'],
    ]);
    expect(row?.entry).toMatchObject({
      city: 'Amarillo',
      state: 'TX',
      boughtAt: '2026-11-18T18:00:00.000Z',
      quantityThousandths: 26_417,
      unitPriceMills: 3_899,
    });
  });

  it('compute the amount from the price if the file has no amount', () => {
    const [row] = checked([
      ['Date', 'Unit', 'Fuel type', 'Gallons', 'Price/gal'],
      ['2026-11-18', '118', 'E85', '20', '3.899'],
    ]);
    expect(row?.entry).toMatchObject({ productCode: '026', amountCents: 7_798 });
  });

  it.each([
    ['a unit', { Unit: 'v-118' }, van],
    ['a unit that lost its zeros', { Unit: '42' }, tractor],
    ['a VIN', { Unit: '', VIN: '1ftbr1c82pka00117' }, lowboy],
    ['a name', { Unit: '', 'Vehicle name': 'van 118' }, van],
    ['a unit beside a name of others', { Unit: '77', 'Vehicle name': 'Tractor' }, lowboy],
    ['a unit beside the name of another', { Unit: '77', 'Vehicle name': 'Van 118' }, lowboy],
    ['a unit beside its VIN', { VIN: '1M8GDM9AXKP042788' }, van],
    ['a unit that a spreadsheet wrote with decimals', { Unit: '118.0' }, van],
  ])('belong to the vehicle found by %s', (_what, parts, vehicleId) => {
    expect(rowsOf(lineOf(parts))[0]?.entry?.vehicleId).toBe(vehicleId);
  });

  it.each([
    ['42', 'import.leadingZeros', '0042'],
    ['42.0', 'import.leadingZeros', '0042'],
    ['118.0', 'import.mended', '118'],
  ])('report how unit %s was fixed', (Unit, key, value) => {
    expect(cellOf(rowsOf(lineOf({ Unit }))[0], 'unitNumber')).toMatchObject({
      status: 'mended',
      key,
      params: { original: Unit },
      value,
    });
  });

  it('report the unit of a VIN', () => {
    const [row] = rowsOf(lineOf({ VIN: '1FTBR1C82PKA00117' }));
    expect(cellOf(row, 'vin')?.params).toEqual({ unit: '77' });
  });

  it.each([
    ['unitNumber', { Unit: '119' }, 'import.unknownVehicle'],
    ['vehicleName', { Unit: '', 'Vehicle name': 'Tractor' }, 'import.unknownVehicle'],
    ['unitNumber', { Unit: '' }, 'recordedPurchase.vehicleRequired'],
    ['unitNumber', { Unit: '4.4E+15' }, 'import.scientific'],
    ['vin', { Unit: '', VIN: '1M8GDM9AXKP042780' }, 'import.unknownVehicle'],
    ['vin', { VIN: '1FTBR1C82PKA00117' }, 'import.otherVehicle'],
    ['purchaseDate', { Date: '' }, 'recordedPurchase.dayRequired'],
    ['purchaseDate', { Date: '31/31/2026' }, 'import.noDate'],
    ['purchaseDate', { Date: '14:05' }, 'import.noDate'],
    ['purchaseDate', { Date: '2026-11-22' }, 'recordedPurchase.notYet'],
    ['purchaseDate', { Date: '2022-11-20' }, 'recordedPurchase.tooOld'],
    ['purchaseTime', { Time: 'noon-ish' }, 'import.noTime'],
    ['product', { Product: 'Flux' }, 'import.unknownProduct'],
    ['gallons', { Gallons: '' }, 'recordedPurchase.quantityRequired'],
    ['gallons', { Gallons: 'full' }, 'import.noFigure'],
    ['gallons', { Gallons: '9'.repeat(20) }, 'import.noFigure'],
    ['amount', { Amount: '' }, 'recordedPurchase.amountRequired'],
    ['amount', { Amount: '(243.36)' }, 'import.negative'],
    ['reference', { Invoice: '4.48613E+15' }, 'import.scientific'],
  ])('mark column %s for %j', (column, parts, key) => {
    const [wrong] = rowsOf(lineOf(parts));
    const open = wrong?.cells.filter(({ status }) => status === 'wrong' || status === 'question');
    expect(open?.map((cell) => [cell.column, cell.key])).toEqual([[column, key]]);
    expect(wrong?.entry).toBeNull();
  });

  it('are accepted once their cell is corrected', () => {
    const checker = checkerOf([HEADS, lineOf({ Unit: '119' })]);
    checker.finish();
    expect(checker.edit(2, 'unitNumber', '118')[0]?.entry).toEqual(diesel);
  });

  it('require no gallons without fuel, and flag a total entered as the price', () => {
    expect(rowsOf(lineOf({ Product: 'Tires', Gallons: '' }))[0]?.entry).toMatchObject({
      productCode: '109',
      quantityThousandths: null,
    });
    const [dear] = checked([
      ['Date', 'Unit', 'Gallons', 'Price'],
      ['2026-11-18', '118', '62.415', '243.36'],
    ]);
    expect(cellOf(dear, 'unitPrice')?.key).toBe('recordedPurchase.priceTooHigh');
  });

  it('must be in the account’s currency', () => {
    const [other] = checked([
      ['Date', 'Unit', 'Gallons', 'Amount', 'Currency'],
      ['2026-11-18', '118', '62.415', '243.36', 'CAD'],
    ]);
    expect(cellOf(other, 'currency')).toMatchObject({
      status: 'wrong',
      key: 'import.otherCurrency',
      params: { currency: 'USD' },
    });
  });

  it('name their source, by file or by row', () => {
    const grid = [
      ['Date', 'Unit', 'Gallons', 'Amount', 'Card vendor'],
      ['2026-11-18', '118', '62.415', '243.36', 'Northline Fuel'],
      ['2026-11-19', '118', '62.415', '243.36', ''],
    ];
    const [named, unnamed] = checked(grid, { source: '' });
    expect(named?.entry?.source).toBe('Northline Fuel');
    expect(cellOf(unnamed, 'source')?.key).toBe('recordedPurchase.sourceRequired');
    expect(checked(grid)[1]?.entry?.source).toBe('Receipts');
  });

  it('are duplicates by number and product, or by purchase details without a number', () => {
    const [, def, again, bare, twice] = rowsOf(
      lineOf({ Invoice: 'A1' }),
      lineOf({ Invoice: 'A1', Product: 'DEF', Gallons: '2', Amount: '9.00' }),
      lineOf({ Invoice: 'a1', Unit: '77' }),
      lineOf(),
      lineOf(),
    );
    expect([def?.entry?.productCode, bare?.entry?.reference]).toEqual(['062', null]);
    expect(cellOf(again, 'reference')).toMatchObject({
      key: 'import.alsoInRow',
      params: { row: 2 },
    });
    expect(cellOf(again, 'purchaseDate')?.key).toBeNull();
    expect(cellOf(twice, 'reference')?.key).toBeNull();
    expect(cellOf(twice, 'purchaseDate')).toMatchObject({
      key: 'import.alsoInRow',
      params: { row: 5 },
    });
  });

  it('question ambiguous dates if a file mixes orders, else spell out undetermined ones', () => {
    const mixed = days('18/11/2026', '11/17/2026', '03/11/2026');
    const [dayFirst, monthFirst, either] = mixed.finish();
    expect(
      [dayFirst?.entry?.boughtAt, monthFirst?.entry?.boughtAt].map((at) => at?.slice(0, 10)),
    ).toEqual(['2026-11-18', '2026-11-17']);
    expect(cellOf(either, 'purchaseDate')).toMatchObject({
      status: 'question',
      key: 'import.dateOrder',
      params: { suggestion: '2026-11-03' },
      value: '2026-03-11',
      suggestion: '2026-11-03',
    });
    expect(mixed.answer(4, 'purchaseDate', 'correct')[0]?.entry?.boughtAt).toContain('2026-11-03');
    const zoned = days('18/11/2026', '11/17/2026', '03/11/2026 14:05 -06:00');
    expect(cellOf(zoned.finish()[2], 'purchaseDate')).toMatchObject({
      value: '2026-03-11 14:05-06:00',
      suggestion: '2026-11-03 14:05-06:00',
    });
    const [, told] = days('18/11/2026', '03/11/2026').finish();
    expect(told?.entry?.boughtAt).toContain('2026-11-03');
    const [untold] = days('03/11/2026').finish();
    expect(cellOf(untold, 'purchaseDate')).toMatchObject({ status: 'mended', value: '2026-03-11' });
  });

  it('are read correctly on the night the clocks go back', () => {
    const [early, utc] = checked([
      ['Date', 'Time', 'Time (UTC)', 'Unit', 'Gallons', 'Amount'],
      ['2026-11-01', '00:30', '', '118', '62.415', '243.36'],
      ['2026-11-01', '', '07:30', '118', '62.415', '243.36'],
    ]);
    expect([early?.entry?.boughtAt, utc?.entry?.boughtAt]).toEqual([
      '2026-11-01T05:30:00.000Z',
      '2026-11-01T07:30:00.000Z',
    ]);
  });

  it('have a template whose example is skipped', () => {
    const [heads = [], example = []] = templateRows(say, 'purchases');
    expect(checked([heads, example])).toEqual([]);
    expect(heads).toEqual(
      expect.arrayContaining(['purchaseDate', 'unitNumber', 'amount', 'source']),
    );
  });
});
