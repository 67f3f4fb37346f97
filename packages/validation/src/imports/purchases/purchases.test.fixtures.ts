import { findHeader } from '../../importFiles/findHeader.ts';
import { suggestMapping } from '../../importFiles/suggestMapping.ts';
import type { RecordedPurchase } from '../../transactions/recordedPurchase.ts';
import type { PurchaseContext } from '../importContext.ts';
import type { Grid } from '../importTypes.ts';
import { RowChecker } from '../RowChecker.ts';
import { context } from '../rows.test.fixtures.ts';
import { purchaseRows } from './purchaseRows.ts';

const uuid = (at: number) => `0197a1b2-0000-7000-8000-${String(at).padStart(12, '0')}`;
export const [van, tractor, lowboy] = [uuid(501), uuid(502), uuid(503)];
/** Test data: three vehicles, two of which share a name. */
export const purchases: PurchaseContext = {
  vehicles: [
    { id: van, unitNumber: '118', vehicleId: 'V-118', vin: '1M8GDM9AXKP042788', name: 'Van 118' },
    { id: tractor, unitNumber: '0042', vehicleId: null, vin: null, name: 'Tractor' },
    { id: lowboy, unitNumber: '77', vehicleId: null, vin: '1FTBR1C82PKA00117', name: 'Tractor' },
  ],
  timeZone: 'America/Chicago',
  currency: 'USD',
  source: 'Receipts',
  now: '2026-11-21T18:00:00Z',
};

export const checkerOf = (grid: Grid, more: Partial<PurchaseContext> = {}) => {
  const { heads, dataRows } = findHeader(grid, 'purchases');
  return new RowChecker({
    rules: purchaseRows,
    grid,
    dataRows,
    mapping: suggestMapping(heads, 'purchases'),
    context: { ...context, purchases: { ...purchases, ...more } },
  });
};
export const checked = (grid: Grid, more?: Partial<PurchaseContext>) =>
  checkerOf(grid, more).finish();

/** The record that `lineOf` produces by default. */
export const diesel: RecordedPurchase = {
  vehicleId: van,
  boughtAt: '2026-11-18T20:05:00.000Z',
  source: 'Receipts',
  reference: null,
  driverName: null,
  station: null,
  city: null,
  state: null,
  productCode: '053',
  quantityThousandths: 62_415,
  unitPriceMills: null,
  amountCents: 24_336,
  odometerMiles: null,
};

export const cells = (line: string) => line.split('|');
export const HEADS = cells('Date|Time|Unit|VIN|Vehicle name|Product|Gallons|Amount|Invoice');
const ROW: Readonly<Record<string, string>> = {
  Date: '2026-11-18',
  Time: '14:05',
  Unit: '118',
  Product: 'diesel',
  Gallons: '62.415',
  Amount: '243.36',
};
export const lineOf = (parts: Readonly<Record<string, string>> = {}) =>
  HEADS.map((head) => parts[head] ?? ROW[head] ?? '');
export const rowsOf = (...rows: readonly (readonly string[])[]) => checked([HEADS, ...rows]);
