import { describe, expect, it } from 'vitest';
import { RowChecker } from '../RowChecker.ts';
import { cellOf, context } from '../rows.test.fixtures.ts';
import { purchaseRows } from './purchaseRows.ts';
import { cells, checked, lineOf, purchases, rowsOf } from './purchases.test.fixtures.ts';

/** Returns the problems of a row, with their columns. */
const wrong = (heads: string, line: string) =>
  checked([cells(heads), cells(line)])[0]
    ?.cells.filter(({ status }) => status === 'wrong')
    .map(({ column, key }) => [column, key]);
const fillOf = (date: string) => [date, '118', '20', '80.00'];

describe('purchase cells', () => {
  it('are marked wrong in a column that the file has', () => {
    expect(wrong('Date|Unit|Litres|Amount', '2026-11-18|118||103.00')).toEqual([
      ['liters', 'recordedPurchase.quantityRequired'],
    ]);
    expect(wrong('Time|Unit|Gallons|Amount', '14:05|118|20|80.00')).toEqual([
      ['purchaseTime', 'recordedPurchase.dayRequired'],
    ]);
    expect(wrong('Time (UTC)|Unit|Gallons|Amount', '14:05|118|20|80.00')).toEqual([
      ['purchaseTimeUtc', 'recordedPurchase.dayRequired'],
    ]);
    expect(wrong('Date|Unit|Gallons|Litres|Amount', '2026-11-18|118|||103.00')).toEqual([
      ['gallons', 'recordedPurchase.quantityRequired'],
    ]);
    expect(wrong('Date|Unit|Litres|Amount', '2026-11-18|118|75.7|')).toEqual([
      ['amount', 'recordedPurchase.amountRequired'],
    ]);
    expect(wrong('Time|Unit|Gallons|Amount', '2026-11-18 14:05|118|20|')).toEqual([
      ['amount', 'recordedPurchase.amountRequired'],
    ]);
    expect(wrong('Date|Unit|Gallons|Amount|State', '2026-11-18|118|20|80.00|ZZ')).toEqual([
      ['state', 'import.unknownState'],
    ]);
    expect(wrong('Date|VIN|Gallons|Amount', '2026-11-18||20|80.00')).toEqual([
      ['vin', 'recordedPurchase.vehicleRequired'],
    ]);
  });

  it.each([
    ['Date', '2026-11-18T14:05:00-06:00', '2026-11-18T20:05:00.000Z'],
    ['Time', '2026-11-18 14:05', '2026-11-18T20:05:00.000Z'],
    ['Time', '2026-11-18 20:05 UTC', '2026-11-18T20:05:00.000Z'],
    ['Time (UTC)', '2026-11-18 20:05', '2026-11-18T20:05:00.000Z'],
    ['Time (UTC)', '2026-11-18 14:05 -06:00', '2026-11-18T20:05:00.000Z'],
    ['Date', '46344.5868055556', '2026-11-18T20:05:00.000Z'],
  ])('in column %s read %s as %s', (head, text, boughtAt) => {
    const [row] = checked([
      [head, 'Unit', 'Gallons', 'Amount'],
      [text, '118', '62.415', '243.36'],
    ]);
    expect(row?.entry?.boughtAt).toBe(boughtAt);
  });

  it('use the time column over a time in the date column', () => {
    const [row] = rowsOf(lineOf({ Date: '2026-11-18 00:00', Time: '14:05' }));
    expect(row?.entry?.boughtAt).toBe('2026-11-18T20:05:00.000Z');
  });

  it('convert a spreadsheet’s day numbers and restore a time’s leading zero', () => {
    const [row] = rowsOf(lineOf({ Date: '46344', Time: '50530' }));
    expect(cellOf(row, 'purchaseDate')).toMatchObject({ status: 'mended', value: '2026-11-18' });
    expect(cellOf(row, 'purchaseTime')).toMatchObject({ status: 'mended', value: '05:05:30' });
    const [written] = rowsOf(lineOf({ Date: '20241118', Time: '505' }));
    expect(cellOf(written, 'purchaseDate')).toMatchObject({ status: 'ok', value: '20241118' });
    expect(cellOf(written, 'purchaseTime')).toMatchObject({ status: 'ok', value: '505' });
    expect(row?.entry?.boughtAt).toBe('2026-11-18T11:05:30.000Z');
  });

  it('prefer gallons over liters, and convert a price per liter to gallons', () => {
    const heads = ['Date', 'Unit', 'Gallons', 'Litres', 'Unit price', 'Amount'];
    const [both, liters] = checked([
      heads,
      ['2026-11-18', '118', '20', '75.7', '4.000', '80.00'],
      ['2026-11-18', '118', '', '75.7', '1.000', ''],
    ]);
    expect(both?.entry).toMatchObject({ quantityThousandths: 20_000, unitPriceMills: 4_000 });
    expect(liters?.entry).toMatchObject({
      quantityThousandths: 19_998,
      unitPriceMills: 3_785,
      amountCents: 7_570,
    });
    expect(cellOf(both, 'gallons')?.value).toBe('20.000');
  });

  it('keep an amount that differs from the price, and the price of other products', () => {
    const heads = ['Date', 'Unit', 'Product', 'Gallons', 'Unit price', 'Amount'];
    const [discounted, tires] = checked([
      heads,
      ['2026-11-18', '118', 'diesel', '20', '4.000', '78.50'],
      ['2026-11-18', '118', 'Tires', '', '180.00', '360.00'],
    ]);
    expect(discounted?.entry).toMatchObject({ unitPriceMills: 4_000, amountCents: 7_850 });
    expect(tires?.entry).toMatchObject({ unitPriceMills: 180_000, amountCents: 36_000 });
  });

  it('prefer separate columns for driver and place over combined ones', () => {
    const heads = ['Date', 'Unit', 'Gallons', 'Amount', 'First name', 'Last name', 'Driver'];
    const place = ['City', 'State', 'Merchant address'];
    const at = '400 Ross St, Amarillo, TX';
    const entries = checked([
      [...heads, ...place],
      [...fillOf('2026-11-16'), 'Rosa', '', '', 'Tulsa', 'OK', at],
      [...fillOf('2026-11-17'), '', 'Núñez', '', '', 'OK', at],
      [...fillOf('2026-11-18'), '', '', 'Núñez, Rosa', '', '', at],
    ]).map(({ entry }) => [entry?.driverName, entry?.city, entry?.state]);
    expect(entries).toEqual([
      ['Rosa', 'Tulsa', 'OK'],
      ['Núñez', 'Amarillo', 'OK'],
      ['Núñez, Rosa', 'Amarillo', 'TX'],
    ]);
  });

  it('are questioned if a quantity is ten times the others', () => {
    const rows = rowsOf(
      ...['20', '20', '20', '20', '200'].map((Gallons, at) =>
        lineOf({ Gallons, Invoice: `${at}` }),
      ),
    );
    expect(cellOf(rows[4], 'gallons')).toMatchObject({
      status: 'question',
      key: 'import.outlier',
      params: { median: '20.000', suggestion: '20.000' },
    });
    const miles = checked([
      ['Date', 'Unit', 'Gallons', 'Amount', 'Odometer'],
      ...['20', '20', '20', '20', '200'].map((odometer, at) => [
        ...fillOf(`2026-11-1${at}`),
        odometer,
      ]),
    ]);
    expect(cellOf(miles[4], 'fillOdometer')?.status).toBe('ok');
  });

  it('cannot be checked unless the vehicles are known', () => {
    const { purchases: _none, ...account } = { ...context, purchases };
    expect(() =>
      new RowChecker({
        rules: purchaseRows,
        grid: [],
        dataRows: [],
        mapping: {},
        context: account,
      }).finish(),
    ).toThrow(TypeError);
  });
});
