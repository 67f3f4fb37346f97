import { describe, expect, it } from 'vitest';
import { accepted, issuesOf, placedKeysOf } from '../core/issues.test.fixtures.ts';
import { idOf } from '../core/outcome.test.fixtures.ts';
import {
  recordedIdentity,
  recordedPurchase,
  recordedTooSoonOrLate,
  type RecordedPurchase,
} from './recordedPurchase.ts';

const diesel: RecordedPurchase = {
  vehicleId: idOf(1),
  boughtAt: '2026-11-18T20:05:00Z',
  source: 'Receipts',
  reference: 'f-9',
  driverName: null,
  station: null,
  city: null,
  state: null,
  productCode: '053',
  quantityThousandths: 62_415,
  unitPriceMills: 3_899,
  amountCents: 24_336,
  odometerMiles: null,
};
const tires = { ...diesel, productCode: '109' };

describe('a purchase made without our cards', () => {
  it('is accepted as recorded', () => {
    expect(accepted(recordedPurchase, diesel)).toEqual(diesel);
  });

  it.each<[purchase: object, expected: readonly string[]]>([
    [
      { ...diesel, quantityThousandths: null },
      ['quantityThousandths: recordedPurchase.quantityRequired'],
    ],
    [
      { ...diesel, quantityThousandths: 0 },
      ['quantityThousandths: recordedPurchase.quantityRequired'],
    ],
    [{ ...diesel, unitPriceMills: null }, []],
    [{ ...diesel, unitPriceMills: 20_000 }, []],
    [{ ...diesel, unitPriceMills: 20_001 }, ['unitPriceMills: recordedPurchase.priceTooHigh']],
    [{ ...tires, quantityThousandths: null, unitPriceMills: 180_000 }, []],
    [{ ...diesel, amountCents: 0 }, ['amountCents: recordedPurchase.amountRequired']],
    [{ ...diesel, productCode: '' }, ['productCode: recordedPurchase.productRequired']],
    [{ ...diesel, productCode: '999' }, ['productCode: recordedPurchase.productUnknown']],
    [{ ...diesel, productCode: undefined }, ['productCode: recordedPurchase.productRequired']],
    [{ ...diesel, boughtAt: '' }, ['boughtAt: recordedPurchase.dayRequired']],
    [{ ...diesel, boughtAt: '2026-11-18' }, ['boughtAt: recordedPurchase.dayRequired']],
    [{ ...diesel, boughtAt: null }, ['boughtAt: recordedPurchase.dayRequired']],
  ])('reports what is missing or wrong: %j', (purchase, expected) => {
    expect(placedKeysOf(recordedPurchase, purchase)).toEqual(expected);
  });

  it('reports the highest price in dollars', () => {
    const [issue] = issuesOf(recordedPurchase, { ...diesel, unitPriceMills: 20_001 });
    expect(issue?.params).toEqual({ max: 20 });
  });

  it.each([
    ['2026-11-21T18:00:00Z', []],
    [
      '2026-11-21T18:00:00.001Z',
      [{ path: 'boughtAt', key: 'recordedPurchase.notYet', params: {} }],
    ],
    ['2022-11-21T00:00:00Z', []],
    [
      '2022-11-20T23:59:59Z',
      [{ path: 'boughtAt', key: 'recordedPurchase.tooOld', params: { max: 4 } }],
    ],
  ])('must be in the past, within four years: %s', (boughtAt, expected) => {
    const now = new Date('2026-11-21T18:00:00Z');
    expect(recordedTooSoonOrLate({ boughtAt }, now)).toEqual(expected);
  });
});

const isSame = (one: Partial<RecordedPurchase>, other: Partial<RecordedPurchase>) =>
  recordedIdentity({ ...diesel, ...one }) === recordedIdentity({ ...diesel, ...other });

describe('recordedIdentity', () => {
  it('is based on the source, its number, and the product', () => {
    const elsewhere = { vehicleId: idOf(2), boughtAt: '2026-11-19T20:05:00Z', amountCents: 1 };
    expect(isSame({}, { ...elsewhere, reference: 'F-9', source: 'receipts' })).toBe(true);
    expect(isSame({}, { reference: 'F-90' })).toBe(false);
    expect(isSame({}, { source: 'Northline' })).toBe(false);
    expect(isSame({ source: 'A', reference: '12' }, { source: 'A1', reference: '2' })).toBe(false);
    expect(isSame({}, { productCode: '062' })).toBe(false);
  });

  it('is based on the vehicle, time, quantity, and amount if there is no number', () => {
    const bare = { reference: null };
    const rounded = { ...bare, boughtAt: '2026-11-18T20:05:00.000Z' };
    expect(isSame(bare, { ...rounded, source: 'Northline', productCode: '062' })).toBe(true);
    expect(isSame(bare, {})).toBe(false);
    for (const other of [
      { vehicleId: idOf(2) },
      { boughtAt: '2026-11-18T20:06:00Z' },
      { quantityThousandths: 62_416 },
      { quantityThousandths: null },
      { amountCents: 24_337 },
    ]) {
      expect(isSame(bare, { ...bare, ...other })).toBe(false);
    }
  });
});
