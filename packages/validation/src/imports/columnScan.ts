import type { ImportColumnKey } from './importColumnKeys.ts';
import type { Reading } from './importTypes.ts';

/** Columns of limits and of purchases, in which one value is like another. */
export const AMOUNT_COLUMNS = [
  'perTransaction',
  'perDay',
  'gallonsPerDay',
  'gallons',
  'liters',
  'unitPrice',
  'amount',
] as const satisfies readonly ImportColumnKey[];
/** Columns of figures: a file writes each of them in one way. */
export const FIGURE_COLUMNS = [
  ...AMOUNT_COLUMNS,
  'odometer',
  'tankCapacity',
  'fillOdometer',
] as const satisfies readonly ImportColumnKey[];
/** Columns of days: a file writes each of them in one order. */
export const MOMENT_COLUMNS = [
  'purchaseDate',
  'purchaseTime',
  'purchaseTimeUtc',
] as const satisfies readonly ImportColumnKey[];
/** A value so many times its column's median is asked about. */
const OUTLIER_FACTOR = 10;
/** With fewer values nothing is unusual. */
const OUTLIER_VALUES_MIN = 4;

/** What a text of a column is read as, and how often it stands there; null: no amount. */
type CountedAmount = readonly [amount: number | null, count: number];

/** The value in the middle, the lower of two; null with too few to speak of. */
export function medianOf(counted: readonly CountedAmount[]): number | null {
  const amounts = counted.flatMap(([amount, count]) =>
    amount === null ? [] : [{ amount, count }],
  );
  const total = amounts.reduce((sum, { count }) => sum + count, 0);
  if (total < OUTLIER_VALUES_MIN) return null;
  let before = 0;
  const isInMiddle = ({ count }: { readonly count: number }) => (before += count) * 2 >= total;
  return amounts.toSorted((a, b) => a.amount - b.amount).find(isInMiddle)?.amount ?? null;
}

/** Columns of thousandths; the others are of hundredths. */
const DECIMALS: Readonly<Partial<Record<ImportColumnKey, number>>> = {
  gallonsPerDay: 1,
  gallons: 3,
  liters: 3,
  unitPrice: 3,
};
const worded = (column: ImportColumnKey, amount: number) => {
  const decimals = DECIMALS[column];
  return decimals === undefined ? (amount / 100).toFixed(2) : (amount / 1000).toFixed(decimals);
};

/** The value without the power of ten that a lost point has added, if that is near the others. */
function probable(amount: number, median: number): number {
  for (const factor of [10, 100, 1000]) {
    const less = Math.round(amount / factor);
    if (less <= median * 3 && less >= median / 3) return less;
  }
  return median;
}

/** Asks about a value ten times its column's median. */
export function askedAbout(found: Reading, median: number | null): Reading {
  const { amount, cell } = found;
  if (!amount || !median || amount < median * OUTLIER_FACTOR) return found;
  const suggestion = worded(cell.column, probable(amount, median));
  const params = { median: worded(cell.column, median), suggestion };
  return {
    ...found,
    cell: { ...cell, status: 'question', key: 'import.outlier', params, suggestion },
  };
}
