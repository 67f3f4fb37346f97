import { cleanText } from './cellText.ts';
import {
  questionOutlier,
  AMOUNT_COLUMNS,
  FIGURE_COLUMNS,
  medianOf,
  MOMENT_COLUMNS,
} from './columnScan.ts';
import { byColumn, type ImportColumnKey } from './importColumnKeys.ts';
import type { ImportAccount } from './importContext.ts';
import type { Grid, Reading } from './importTypes.ts';
import { decimalMarkOf } from './readAmount.ts';
import { readCell } from './readCell.ts';
import { dateOrderOf } from './readDate.ts';
import { memoizeRecent } from './memoizeRecent.ts';

/** A mapped column of the file, with its index from 0. */
export type FileColumn = readonly [at: number, column: ImportColumnKey];

/** Parses the cells of a column. */
export interface ColumnReader {
  /** Index of the column in the file, from 0; `null` if the file does not have it. */
  readonly at: number | null;
  readonly read: (original: string) => Reading;
}
export type ColumnReaders = Readonly<Record<ImportColumnKey, ColumnReader>>;

interface Table {
  readonly grid: Grid;
  /** Grid rows that hold data, counted from 0. */
  readonly dataRows: readonly number[];
}

/** Counts how often each text occurs in a column. */
function textsOf({ grid, dataRows }: Table, index: number): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const row of dataRows) {
    const text = grid[row]?.[index] ?? '';
    counts.set(text, (counts.get(text) ?? 0) + 1);
  }
  return counts;
}

const isIn = (columns: readonly ImportColumnKey[], column: ImportColumnKey) =>
  columns.includes(column);

/** Parses a column of figures in the format that all of it uses, and questions outliers. */
function figureReader(
  column: ImportColumnKey,
  texts: ReadonlyMap<string, number>,
  account: ImportAccount,
) {
  const mark = decimalMarkOf(Array.from(texts.keys(), cleanText));
  const read = (text: string) => readCell(column, text, account, mark);
  if (!isIn(AMOUNT_COLUMNS, column)) return read;
  const amounts = Array.from(texts, ([text, count]) => [read(text).amount, count] as const);
  const median = medianOf(amounts);
  return (text: string) => questionOutlier(read(text), median);
}

/** Parses a column of dates in the order that all of it uses. */
function dayReader(
  column: ImportColumnKey,
  texts: ReadonlyMap<string, number>,
  account: ImportAccount,
) {
  const order = dateOrderOf(Array.from(texts.keys(), cleanText));
  return (text: string) => readCell(column, text, account, '.', order);
}

/** Creates readers for every column of a file. */
export function readersOf(
  table: Table,
  columns: readonly FileColumn[],
  account: ImportAccount,
): ColumnReaders {
  return byColumn((column) => {
    const at = columns.findLast(([, name]) => name === column)?.[0] ?? null;
    const createReader = isIn(FIGURE_COLUMNS, column)
      ? figureReader
      : isIn(MOMENT_COLUMNS, column)
        ? dayReader
        : null;
    const read =
      at !== null && createReader
        ? createReader(column, textsOf(table, at), account)
        : (text: string) => readCell(column, text, account, '.');
    return { at, read: memoizeRecent('', read) };
  });
}
