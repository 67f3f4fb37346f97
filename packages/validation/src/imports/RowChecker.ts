import { readersOf, type ColumnReaders, type FileColumn } from './columnReaders.ts';
import { isImportColumn, type ImportColumnKey } from './importColumnKeys.ts';
import { accountOf, type ImportContext } from './importContext.ts';
import type { CheckedRow, Grid, ImportAnswer } from './importTypes.ts';
import { keptAs, readRow, withReading, type ReadRow } from './readRow.ts';
import { RowJudge } from './RowJudge.ts';
import type { RowRules, RowRulesOf } from './rowRules.ts';
import { UniqueValues } from './uniqueValues.ts';

export interface RowCheckerInput<Entry> {
  /** What the rows are held against: `orderRows`, `driverRows`, `vehicleRows` or `promptedIdRows`. */
  readonly rules: RowRulesOf<Entry>;
  readonly grid: Grid;
  /** Rows of the grid that hold data, counted from 0; `findHeader` gives them. */
  readonly dataRows: readonly number[];
  /** Our column by the place of the file's. */
  readonly mapping: Readonly<Record<string, string>>;
  readonly context: ImportContext;
}

export interface CheckProgress {
  /** Rows done. */
  readonly done: number;
  readonly total: number;
  readonly isDone: boolean;
}

const CHUNK_ROWS = 500;

/**
 * Checks the rows of a file in chunks, so that a page or a worker can do something else between them,
 * and checks single rows again when a person changes a cell. Call `checkChunk` until it is done, or
 * `finish`; then `rows` holds every row. Bad input is marked in its cell; nothing throws. What a cell
 * says, and what the rule of a field says of it, is worked out once for texts that come again.
 */
export class RowChecker<Entry> {
  readonly #input: RowCheckerInput<Entry>;
  readonly #rules: RowRules<Entry>;
  readonly #columns: readonly FileColumn[];
  readonly #readers: ColumnReaders;
  readonly #unique: UniqueValues;
  readonly #judge: RowJudge<Entry>;
  readonly #checked: CheckedRow<Entry>[] = [];
  /** Rows of the grid in which a person has changed something; all others are read from it again. */
  readonly #edited = new Map<number, ReadRow>();
  /** Where the rows of the grid stand among those checked; made when the first cell is edited. */
  #placeOfRow: ReadonlyMap<number, number> | null = null;

  constructor(input: RowCheckerInput<Entry>) {
    this.#input = input;
    const account = accountOf(input.context);
    this.#columns = Object.entries(input.mapping).flatMap(([at, column]): readonly FileColumn[] =>
      isImportColumn(column) ? [[Number(at), column]] : [],
    );
    this.#readers = readersOf(input, this.#columns, account);
    this.#rules = input.rules(account);
    this.#unique = new UniqueValues(input.context, this.#rules);
    this.#judge = new RowJudge(this.#rules, this.#unique);
  }

  /** The columns that the file fills, in the order of the file. */
  get columns(): readonly ImportColumnKey[] {
    return this.#columns.map(([, column]) => column);
  }

  /** Every checked row, in the order of the file. */
  get rows(): readonly CheckedRow<Entry>[] {
    return this.#checked;
  }

  /** Reads and judges the next rows. */
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

  /** Checks everything that is left. */
  finish(): readonly CheckedRow<Entry>[] {
    while (!this.checkChunk().isDone);
    return this.#checked;
  }

  /**
   * Types a value over a cell and gives the rows that stand differently now: the row itself, and those
   * that held the same or hold the new value. Call it after the check is done.
   */
  edit(row: number, column: ImportColumnKey, value: string): readonly CheckedRow<Entry>[] {
    const before = this.#rowAt(row);
    if (!before) return [];
    const typed = this.#readers[column].read(value);
    return this.#replace(before, withReading(before, typed, this.#rules.typeOf));
  }

  /** Answers the question of a cell: keeps its value, or takes what was suggested. */
  answer(row: number, column: ImportColumnKey, answer: ImportAnswer): readonly CheckedRow<Entry>[] {
    const before = this.#rowAt(row);
    const found = before?.readings[column];
    if (!before || !found) return [];
    if (answer === 'keep')
      return this.#replace(before, withReading(before, keptAs(found), this.#rules.typeOf));
    const { suggestion } = found.cell;
    return suggestion === undefined ? [] : this.edit(row, column, suggestion);
  }

  /** The row of a number that people see, counted from 1; undefined: it is not checked, or holds no data. */
  #rowAt(row: number): ReadRow | undefined {
    return this.#checked[this.#placeOf(row - 1)] && this.#readAt(row - 1);
  }

  /** Place of a row of the grid among those checked; -1: it holds no data. */
  #placeOf(row: number): number {
    this.#placeOfRow ??= new Map(this.#input.dataRows.map((dataRow, at) => [dataRow, at]));
    return this.#placeOfRow.get(row) ?? -1;
  }

  /** What a row of the grid says, with what a person has changed in it. */
  #readAt(row: number): ReadRow {
    return (
      this.#edited.get(row) ??
      readRow(row, this.#input.grid[row] ?? [], this.#readers, this.#rules.typeOf)
    );
  }

  /** Puts a row in another's place and judges all rows again whose values meet the old or new ones. */
  #replace(before: ReadRow, after: ReadRow): readonly CheckedRow<Entry>[] {
    const touched = new Set([before.row, ...this.#unique.sharing(before)]);
    this.#unique.remove(before);
    this.#unique.add(after);
    for (const row of this.#unique.sharing(after)) touched.add(row);
    this.#edited.set(after.row, after);
    return [...touched].toSorted((a, b) => a - b).map((row) => this.#judgeAgain(row));
  }

  #judgeAgain(row: number): CheckedRow<Entry> {
    const judged = this.#judge.judge(this.#readAt(row));
    this.#checked[this.#placeOf(row)] = judged;
    return judged;
  }
}
