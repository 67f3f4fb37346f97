import type { ImportColumnKey } from './importColumnKeys.ts';
import type { Reading } from './importTypes.ts';

/** Columns of limits and purchases, in which values are of similar size. */
export const AMOUNT_COLUMNS = [
  'perTransaction',
  'perDay',
  'gallonsPerDay',
  'gallons',
  'liters',
  'unitPrice',
  'amount',
] as const satisfies readonly ImportColumnKey[];
/** Columns of figures; a file formats each column consistently. */
export const FIGURE_COLUMNS = [
  ...AMOUNT_COLUMNS,
  'odometer',
  'tankCapacity',
  'fillOdometer',
] as const satisfies readonly ImportColumnKey[];
/** Columns of dates; a file uses one order per column. */
export const MOMENT_COLUMNS = [
  'purchaseDate',
  'purchaseTime',
  'purchaseTimeUtc',
] as const satisfies readonly ImportColumnKey[];
/** Values this many times the column's median become questions. */
const OUTLIER_FACTOR = 10;
/** With fewer values, there are no outliers. */
const OUTLIER_VALUES_MIN = 4;

/** The amount that a text in a column means (`null` if none), and how often it occurs. */
type CountedAmount = readonly [amount: number | null, count: number];

/** The median, or the lower of the two middle values; `null` if there are too few. */
export function medianOf(counted: readonly CountedAmount[]): number | null {
  const amounts = counted.flatMap(([amount, count]) =>
    amount === null ? [] : [{ amount, count }],
  );
  const total = amounts.reduce((sum, { count }) => sum + count, 0);
  if (total < OUTLIER_VALUES_MIN) return null;
  let seen = 0;
  const isInMiddle = ({ count }: { readonly count: number }) => (seen += count) * 2 >= total;
  return amounts.toSorted((a, b) => a.amount - b.amount).find(isInMiddle)?.amount ?? null;
}

/** Columns in thousandths, with the decimals to show; the others are in hundredths. */
const DECIMALS: Readonly<Partial<Record<ImportColumnKey, number>>> = {
  gallonsPerDay: 1,
  gallons: 3,
  liters: 3,
  unitPrice: 3,
};
const formatAmount = (column: ImportColumnKey, amount: number) => {
  const decimals = DECIMALS[column];
  return decimals === undefined ? (amount / 100).toFixed(2) : (amount / 1000).toFixed(decimals);
};

/** Undoes the power of ten that a lost decimal point added, if the result is near the median. */
function probableAmount(amount: number, median: number): number {
  for (const factor of [10, 100, 1000]) {
    const reduced = Math.round(amount / factor);
    if (reduced <= median * 3 && reduced >= median / 3) return reduced;
  }
  return median;
}

/** Turns a value of ten times its column's median or more into a question. */
export function questionOutlier(reading: Reading, median: number | null): Reading {
  const { amount, cell } = reading;
  if (!amount || !median || amount < median * OUTLIER_FACTOR) return reading;
  const suggestion = formatAmount(cell.column, probableAmount(amount, median));
  const params = { median: formatAmount(cell.column, median), suggestion };
  return {
    ...reading,
    cell: { ...cell, status: 'question', key: 'import.outlier', params, suggestion },
  };
}
