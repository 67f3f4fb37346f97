import { cleanText } from './cellText.ts';
import {
  askedAbout,
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
import { remembered } from './remembered.ts';

/** A column of the file that is one of ours, by its place, counted from 0. */
export type FileColumn = readonly [at: number, column: ImportColumnKey];

/** How the cells of a column are read. */
export interface ColumnReader {
  /** Place of the column in the file, counted from 0; null: the file has no such column. */
  readonly at: number | null;
  readonly read: (original: string) => Reading;
}
export type ColumnReaders = Readonly<Record<ImportColumnKey, ColumnReader>>;

interface Table {
  readonly grid: Grid;
  /** Rows of the grid that hold data, counted from 0. */
  readonly dataRows: readonly number[];
}

/** How often each text stands in a column. */
function textsOf({ grid, dataRows }: Table, at: number): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const row of dataRows) {
    const text = grid[row]?.[at] ?? '';
    counts.set(text, (counts.get(text) ?? 0) + 1);
  }
  return counts;
}

const isIn = (columns: readonly ImportColumnKey[], column: ImportColumnKey) =>
  columns.includes(column);

/** Reads a column of figures as the file writes all of it, and asks about those far from the others. */
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
  return (text: string) => askedAbout(read(text), median);
}

/** Reads a column of days in the order in which the file writes all of them. */
function dayReader(
  column: ImportColumnKey,
  texts: ReadonlyMap<string, number>,
  account: ImportAccount,
) {
  const order = dateOrderOf(Array.from(texts.keys(), cleanText));
  return (text: string) => readCell(column, text, account, '.', order);
}

/** Readers of every column of a file. */
export function readersOf(
  table: Table,
  columns: readonly FileColumn[],
  account: ImportAccount,
): ColumnReaders {
  return byColumn((column) => {
    const at = columns.findLast(([, name]) => name === column)?.[0] ?? null;
    const scanned = isIn(FIGURE_COLUMNS, column)
      ? figureReader
      : isIn(MOMENT_COLUMNS, column)
        ? dayReader
        : null;
    const read =
      at !== null && scanned
        ? scanned(column, textsOf(table, at), account)
        : (text: string) => readCell(column, text, account, '.');
    return { at, read: remembered('', read) };
  });
}
