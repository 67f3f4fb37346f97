import { readersOf, type ColumnReaders, type FileColumn } from './columnReaders.ts';
import { isImportColumn, type ImportColumnKey } from './importColumnKeys.ts';
import { accountOf, type ImportContext } from './importContext.ts';
import type { CheckedRow, Grid, ImportAnswer } from './importTypes.ts';
import { keepReading, readRow, withReading, type ReadRow } from './readRow.ts';
import { RowJudge } from './RowJudge.ts';
import type { RowRules, RowRulesOf } from './rowRules.ts';
import { UniqueValues } from './uniqueValues.ts';

export interface RowCheckerInput<Entry> {
  /** The rules for the rows: `orderRows`, `driverRows`, `vehicleRows`, or `promptedIdRows`. */
  readonly rules: RowRulesOf<Entry>;
  readonly grid: Grid;
  /** Grid rows that hold data, counted from 0, as returned by `findHeader`. */
  readonly dataRows: readonly number[];
  /** Our column by the index of the file's column. */
  readonly mapping: Readonly<Record<string, string>>;
  readonly context: ImportContext;
}

export interface CheckProgress {
  /** Number of rows checked so far. */
  readonly done: number;
  readonly total: number;
  readonly isDone: boolean;
}

const CHUNK_ROWS = 500;

/**
 * Checks a file's rows in chunks, so that a page or worker stays responsive, and checks single rows
 * again when a person edits a cell. Call `checkChunk` until it is done, or `finish`; then `rows`
 * holds every row. Invalid input is marked in its cell; nothing throws. Parsing and field rules run
 * only once per distinct text.
 */
export class RowChecker<Entry> {
  readonly #input: RowCheckerInput<Entry>;
  readonly #rules: RowRules<Entry>;
  readonly #columns: readonly FileColumn[];
  readonly #readers: ColumnReaders;
  readonly #unique: UniqueValues;
  readonly #judge: RowJudge<Entry>;
  readonly #checked: CheckedRow<Entry>[] = [];
  /** Grid rows with a person's edits; all other rows are read from the grid again when needed. */
  readonly #edited = new Map<number, ReadRow>();
  /** Index of each grid row among the checked rows; built on the first edit. */
  #placeOfRow: ReadonlyMap<number, number> | null = null;

  constructor(input: RowCheckerInput<Entry>) {
    this.#input = input;
    const account = accountOf(input.context);
    this.#columns = Object.entries(input.mapping).flatMap(
      ([index, column]): readonly FileColumn[] =>
        isImportColumn(column) ? [[Number(index), column]] : [],
    );
    this.#readers = readersOf(input, this.#columns, account);
    this.#rules = input.rules(account);
    this.#unique = new UniqueValues(input.context, this.#rules);
    this.#judge = new RowJudge(this.#rules, this.#unique);
  }

  /** The mapped columns, in file order. */
  get columns(): readonly ImportColumnKey[] {
    return this.#columns.map(([, column]) => column);
  }

  /** All checked rows, in file order. */
  get rows(): readonly CheckedRow<Entry>[] {
    return this.#checked;
  }

  /** Reads and checks the next rows. */
  checkChunk(maxRows: number = CHUNK_ROWS): CheckProgress {
    const { dataRows } = this.#input;
    const end = this.#checked.length + Math.max(1, maxRows);
    for (const row of dataRows.slice(this.#checked.length, end)) {
      const read = this.#readAt(row);
      this.#unique.add(read);
      this.#checked.push(this.#judge.judge(read));
    }
    const [done, total] = [this.#checked.length, dataRows.length];
    return { done, total, isDone: done === total };
  }

  /** Checks all remaining rows. */
  finish(): readonly CheckedRow<Entry>[] {
    while (!this.checkChunk().isDone);
    return this.#checked;
  }

  /**
   * Sets a cell's value and returns the rows that this affects: the row itself, and those that
   * share its old or new value. Call after the check has finished.
   */
  edit(row: number, column: ImportColumnKey, value: string): readonly CheckedRow<Entry>[] {
    const before = this.#rowAt(row);
    if (!before) return [];
    const reading = this.#readers[column].read(value);
    return this.#replace(before, withReading(before, reading, this.#rules.typeOf));
  }

  /** Answers a cell's question: keeps its value or accepts the suggestion. */
  answer(row: number, column: ImportColumnKey, answer: ImportAnswer): readonly CheckedRow<Entry>[] {
    const before = this.#rowAt(row);
    const reading = before?.readings[column];
    if (!before || !reading) return [];
    if (answer === 'keep')
      return this.#replace(before, withReading(before, keepReading(reading), this.#rules.typeOf));
    const { suggestion } = reading.cell;
    return suggestion === undefined ? [] : this.edit(row, column, suggestion);
  }

  /** A row by the number that people see, from 1; `undefined` if it is unchecked or has no data. */
  #rowAt(row: number): ReadRow | undefined {
    return this.#checked[this.#placeOf(row - 1)] && this.#readAt(row - 1);
  }

  /** Index of a grid row among the checked rows; -1 if it has no data. */
  #placeOf(row: number): number {
    this.#placeOfRow ??= new Map(this.#input.dataRows.map((dataRow, index) => [dataRow, index]));
    return this.#placeOfRow.get(row) ?? -1;
  }

  /** A grid row with any edits applied. */
  #readAt(row: number): ReadRow {
    return (
      this.#edited.get(row) ??
      readRow(row, this.#input.grid[row] ?? [], this.#readers, this.#rules.typeOf)
    );
  }

  /** Replaces a row, and checks every row again that shares its old or new values. */
  #replace(before: ReadRow, after: ReadRow): readonly CheckedRow<Entry>[] {
    const affected = new Set([before.row, ...this.#unique.sharing(before)]);
    this.#unique.remove(before);
    this.#unique.add(after);
    for (const row of this.#unique.sharing(after)) affected.add(row);
    this.#edited.set(after.row, after);
    return [...affected].toSorted((a, b) => a - b).map((row) => this.#judgeAgain(row));
  }

  #judgeAgain(row: number): CheckedRow<Entry> {
    const checked = this.#judge.judge(this.#readAt(row));
    this.#checked[this.#placeOf(row)] = checked;
    return checked;
  }
}
