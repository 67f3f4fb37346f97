import { byColumn, IMPORT_COLUMN_KEYS, type ImportColumnKey } from './importColumnKeys.ts';
import type { CheckedCell, Reading, RowReadings } from './importTypes.ts';

/** A row with what its cells were read as. */
export interface ReadRow {
  /** Place in the grid, counted from 0. */
  readonly row: number;
  /** What the row says it is, where a file holds several types of a thing; null: it does not say. */
  readonly type: string | null;
  readonly readings: RowReadings;
  /** The same cells in the order of our columns, as they stand before the row is judged. */
  readonly cells: readonly CheckedCell[];
}

/** How the cells of a column are read. */
export interface ColumnReader {
  /** Place of the column in the file, counted from 0; null: the file has no such column. */
  readonly at: number | null;
  readonly read: (original: string) => Reading;
}
export type ColumnReaders = Readonly<Record<ImportColumnKey, ColumnReader>>;

/** Tells the type of a row. */
export type TypeOfRow = (readings: RowReadings) => string | null;

function rowOf(row: number, readings: RowReadings, typeOf: TypeOfRow): ReadRow {
  const cells: CheckedCell[] = [];
  for (const column of IMPORT_COLUMN_KEYS) {
    const found = readings[column];
    if (found) cells.push(found.cell);
  }
  return { row, type: typeOf(readings), readings, cells };
}

/** Reads a row's cells by the file's columns; a cell that the row lacks is empty. */
export function readRow(
  row: number,
  cells: readonly string[],
  readers: ColumnReaders,
  typeOf: TypeOfRow,
): ReadRow {
  const readings = byColumn((column) => {
    const { at, read } = readers[column];
    return at === null ? undefined : read(cells[at] ?? '');
  });
  return rowOf(row, readings, typeOf);
}

/** The row with another reading of one cell. */
export const withReading = (
  { row, readings }: ReadRow,
  found: Reading,
  typeOf: TypeOfRow,
): ReadRow => rowOf(row, { ...readings, [found.cell.column]: found }, typeOf);

/** What a cell says once its question was answered by "keep". */
export function keptAs(found: Reading): Reading {
  const { column, status, original, value } = found.cell;
  if (status !== 'question') return found;
  return { ...found, cell: { column, status: 'ok', key: null, params: {}, original, value } };
}
