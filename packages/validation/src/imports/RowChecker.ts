import { askedAbout, AMOUNT_COLUMNS, medianOf } from './columnScan.ts';
import type { Grid } from './findHeader.ts';
import { isImportColumn, type ImportColumnKey } from './importColumns.ts';
import type { CheckedRow, ImportAnswer, Reading } from './importTypes.ts';
import { judgeRow, uniqueColumnsOf, type ReadRow } from './judgeRow.ts';
import { lookup, type ImportContext } from './lookups.ts';
import { readCell, type CellReaders } from './readCell.ts';
import { decimalMarkOf, type DecimalMark } from './readAmount.ts';
import { cleanText } from './cellText.ts';
import { UniqueValues } from './uniqueValues.ts';

export interface RowCheckerInput {
  readonly grid: Grid;
  /** Rows of the grid that hold data, counted from 0; `findHeader` gives them. */
  readonly dataRows: readonly number[];
  /** Our column by the place of the file's. */
  readonly mapping: Readonly<Record<string, string>>;
  readonly context: ImportContext;
}

export interface CheckProgress {
  /** Rows done, each counted once read and once judged. */
  readonly done: number;
  readonly total: number;
  readonly isDone: boolean;
}

const CHUNK_ROWS = 500;
/** Texts of a column that are kept with what they were read as; fleets and amounts come again. */
const KNOWN_TEXTS_MAX = 500;
const NONE_KEPT: ReadonlySet<ImportColumnKey> = new Set();

const readersFor = (
  context: ImportContext,
  marks: ReadonlyMap<string, DecimalMark>,
): CellReaders => ({
  fleets: lookup(context.fleets, ({ name, code, number }) => [name, code, number]),
  departments: lookup(context.departments, ({ number, name }) => [number, name]),
  profiles: lookup(context.profiles, ({ name }) => [name]),
  markOf: (column) => marks.get(column) ?? '.',
});

/**
 * Checks the rows of a file in chunks, so that a page or a worker can do something else between them,
 * and checks single rows again when a person changes a cell. Call `checkChunk` until it is done, or
 * `finish`; then `rows` holds every row. Bad input is marked in its cell; nothing throws.
 */
export class RowChecker {
  readonly #input: RowCheckerInput;
  readonly #columns: readonly (readonly [at: number, column: ImportColumnKey])[];
  readonly #readers: CellReaders;
  readonly #unique: UniqueValues;
  readonly #known = new Map<ImportColumnKey, Map<string, Reading>>();
  readonly #read: ReadRow[] = [];
  readonly #checked: CheckedRow[] = [];
  readonly #placeOfRow = new Map<number, number>();
  readonly #medians = new Map<ImportColumnKey, number | null>();

  constructor(input: RowCheckerInput) {
    this.#input = input;
    this.#columns = Object.entries(input.mapping).flatMap(([at, column]) =>
      isImportColumn(column) ? [[Number(at), column] as const] : [],
    );
    this.#readers = readersFor(input.context, this.#decimalMarks());
    this.#unique = new UniqueValues(input.context);
  }

  #decimalMarks(): ReadonlyMap<string, DecimalMark> {
    const { grid, dataRows } = this.#input;
    const amounts = this.#columns.filter(([, column]) =>
      AMOUNT_COLUMNS.some((name) => name === column),
    );
    return new Map(
      amounts.map(([at, column]) => [
        column,
        decimalMarkOf(dataRows.map((row) => cleanText(grid[row]?.[at] ?? ''))),
      ]),
    );
  }

  /** The columns that the file fills, in the order of the file. */
  get columns(): readonly ImportColumnKey[] {
    return this.#columns.map(([, column]) => column);
  }

  /** Every checked row, in the order of the file. */
  get rows(): readonly CheckedRow[] {
    return this.#checked;
  }

  /** Reads or judges the next rows. */
  checkChunk(maxRows: number = CHUNK_ROWS): CheckProgress {
    const { dataRows } = this.#input;
    for (let left = Math.max(1, maxRows); left > 0; left -= 1) {
      if (this.#read.length < dataRows.length) this.#readNext(dataRows[this.#read.length] ?? 0);
      else if (this.#checked.length < dataRows.length) this.#judgeNext();
      else break;
    }
    const total = dataRows.length * 2;
    const done = this.#read.length + this.#checked.length;
    return { done, total, isDone: done === total };
  }

  /** Checks everything that is left. */
  finish(): readonly CheckedRow[] {
    while (!this.checkChunk().isDone);
    return this.#checked;
  }

  /**
   * Types a value over a cell and gives the rows that stand differently now: the row itself, and those
   * that held the same or hold the new value. Call it after the check is done.
   */
  edit(row: number, column: ImportColumnKey, value: string): readonly CheckedRow[] {
    const before = this.#rowAt(row);
    if (!before) return [];
    const kept = new Set(before.kept);
    kept.delete(column);
    const originals = { ...before.originals, [column]: value };
    const typed = this.#ask(column, readCell(column, value, this.#readers));
    return this.#replace(before, {
      ...before,
      originals,
      kept,
      readings: { ...before.readings, [column]: typed },
    });
  }

  /** Answers the question of a cell: keeps its value, or takes what was suggested. */
  answer(row: number, column: ImportColumnKey, answer: ImportAnswer): readonly CheckedRow[] {
    const before = this.#rowAt(row);
    const found = before?.readings[column];
    if (!before || !found) return [];
    if (answer === 'correct') {
      return found.suggestion === undefined ? [] : this.edit(row, column, found.suggestion);
    }
    return this.#replace(before, { ...before, kept: new Set([...before.kept, column]) });
  }

  #rowAt(row: number): ReadRow | undefined {
    const place = this.#placeOfRow.get(row - 1);
    return place === undefined ? undefined : this.#read[place];
  }

  #readNext(row: number): void {
    const originals: Partial<Record<ImportColumnKey, string>> = {};
    const readings: Partial<Record<ImportColumnKey, Reading>> = {};
    const cells = this.#input.grid[row] ?? [];
    for (const [at, column] of this.#columns) {
      const original = cells[at] ?? '';
      originals[column] = original;
      readings[column] = this.#readingOf(column, original);
    }
    const read: ReadRow = { row, originals, readings, kept: NONE_KEPT };
    this.#placeOfRow.set(row, this.#read.push(read) - 1);
    this.#count(read);
  }

  #readingOf(column: ImportColumnKey, original: string): Reading {
    let known = this.#known.get(column);
    if (!known) this.#known.set(column, (known = new Map()));
    let found = known.get(original);
    if (!found) {
      found = readCell(column, original, this.#readers);
      if (known.size < KNOWN_TEXTS_MAX) known.set(original, found);
    }
    return found;
  }

  #count(read: ReadRow): void {
    for (const column of uniqueColumnsOf(read)) {
      const value = read.readings[column]?.value;
      if (value) this.#unique.add(column, value, read.row);
    }
  }

  #judgeNext(): void {
    const place = this.#checked.length;
    const read = this.#read[place];
    if (!read) return;
    let asked = read;
    for (const column of AMOUNT_COLUMNS) {
      const found = read.readings[column];
      const after = found && this.#ask(column, found);
      if (after && after !== found)
        asked = { ...asked, readings: { ...asked.readings, [column]: after } };
    }
    this.#read[place] = asked;
    this.#checked.push(judgeRow(asked, this.#input.context, this.#unique));
  }

  #ask(column: ImportColumnKey, found: Reading): Reading {
    if (!found.amount) return found;
    let median = this.#medians.get(column);
    if (median === undefined) {
      const amounts = this.#read.map(({ readings }) => readings[column]?.amount ?? null);
      median = medianOf(amounts.filter((amount) => amount !== null));
      this.#medians.set(column, median);
    }
    return askedAbout(column, found, median);
  }

  #replace(before: ReadRow, after: ReadRow): readonly CheckedRow[] {
    const touched = new Set([before.row]);
    for (const column of uniqueColumnsOf(before)) {
      const value = before.readings[column]?.value ?? '';
      for (const row of this.#unique.rowsOf(column, value)) touched.add(row);
      this.#unique.remove(column, value, before.row);
    }
    this.#count(after);
    for (const column of uniqueColumnsOf(after)) {
      for (const row of this.#unique.rowsOf(column, after.readings[column]?.value ?? ''))
        touched.add(row);
    }
    const place = this.#placeOfRow.get(before.row) ?? 0;
    this.#read[place] = after;
    return [...touched].toSorted((a, b) => a - b).flatMap((row) => this.#judgeAgain(row));
  }

  #judgeAgain(row: number): readonly CheckedRow[] {
    const place = this.#placeOfRow.get(row);
    const read = place === undefined ? undefined : this.#read[place];
    if (place === undefined || !read) return [];
    const judged = judgeRow(read, this.#input.context, this.#unique);
    this.#checked[place] = judged;
    return [judged];
  }
}
