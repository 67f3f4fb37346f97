import { askedAbout, AMOUNT_COLUMNS, FIGURE_COLUMNS, medianOf } from './columnScan.ts';
import { byColumn, isImportColumn, type ImportColumnKey } from './importColumnKeys.ts';
import { accountOf, type ImportAccount, type ImportContext } from './importContext.ts';
import type { ImportEntries, ImportKind } from './importKinds.ts';
import type { CheckedRow, Grid, ImportAnswer, Reading } from './importTypes.ts';
import { cleanText } from './cellText.ts';
import { decimalMarkOf } from './readAmount.ts';
import { readCell } from './readCell.ts';
import { keptAs, readRow, withReading, type ColumnReaders, type ReadRow } from './readRow.ts';
import { remembered } from './remembered.ts';
import { RowJudge } from './RowJudge.ts';
import type { RowRules } from './rowRules.ts';
import { rulesOf } from './rulesOf.ts';
import { UniqueValues } from './uniqueValues.ts';

export interface RowCheckerInput<Kind extends ImportKind> {
  /** What the file holds. */
  readonly kind: Kind;
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

/** A column of the file that is one of ours. */
type FileColumn = readonly [at: number, column: ImportColumnKey];

/** Readers of every column; an amount is read as the file writes its whole column. */
function readersOf(
  { grid, dataRows }: Pick<RowCheckerInput<ImportKind>, 'grid' | 'dataRows'>,
  columns: readonly FileColumn[],
  account: ImportAccount,
): ColumnReaders {
  return byColumn((column) => {
    const at = columns.findLast(([, name]) => name === column)?.[0] ?? null;
    const isFigure = at !== null && FIGURE_COLUMNS.some((name) => name === column);
    const texts = new Set(isFigure ? dataRows.map((row) => grid[row]?.[at] ?? '') : []);
    const mark = decimalMarkOf(Array.from(texts, cleanText));
    return { at, read: remembered('', (text) => readCell(column, text, account, mark)) };
  });
}

/**
 * Checks the rows of a file in chunks, so that a page or a worker can do something else between them,
 * and checks single rows again when a person changes a cell. Call `checkChunk` until it is done, or
 * `finish`; then `rows` holds every row. Bad input is marked in its cell; nothing throws. What a cell
 * says, and what the rule of a field says of it, is worked out once for texts that come again.
 */
export class RowChecker<Kind extends ImportKind> {
  readonly #input: RowCheckerInput<Kind>;
  readonly #rules: RowRules<ImportEntries[Kind]>;
  readonly #columns: readonly FileColumn[];
  readonly #readers: ColumnReaders;
  readonly #unique: UniqueValues;
  readonly #judge: RowJudge<ImportEntries[Kind]>;
  readonly #read: ReadRow[] = [];
  readonly #checked: CheckedRow<ImportEntries[Kind]>[] = [];
  /** Where the rows of the grid are read; made when the first cell is edited. */
  #placeOfRow: ReadonlyMap<number, number> | null = null;
  readonly #medians = new Map<ImportColumnKey, number | null>();

  constructor(input: RowCheckerInput<Kind>) {
    this.#input = input;
    const account = accountOf(input.context);
    this.#columns = Object.entries(input.mapping).flatMap(([at, column]): readonly FileColumn[] =>
      isImportColumn(column) ? [[Number(at), column]] : [],
    );
    this.#readers = readersOf(input, this.#columns, account);
    this.#rules = rulesOf(input.kind, account);
    this.#unique = new UniqueValues(input.context, this.#rules);
    this.#judge = new RowJudge(this.#rules, this.#unique);
  }

  /** The columns that the file fills, in the order of the file. */
  get columns(): readonly ImportColumnKey[] {
    return this.#columns.map(([, column]) => column);
  }

  /** Every checked row, in the order of the file. */
  get rows(): readonly CheckedRow<ImportEntries[Kind]>[] {
    return this.#checked;
  }

  /** Reads or judges the next rows. */
  checkChunk(maxRows: number = CHUNK_ROWS): CheckProgress {
    const { dataRows } = this.#input;
    for (let left = Math.max(1, maxRows); left > 0; left -= 1) {
      const next = dataRows[this.#read.length];
      const read = this.#read[this.#checked.length];
      if (next !== undefined) this.#readNext(next);
      else if (read) this.#judgeNext(read);
      else break;
    }
    const total = dataRows.length * 2;
    const done = this.#read.length + this.#checked.length;
    return { done, total, isDone: done === total };
  }

  /** Checks everything that is left. */
  finish(): readonly CheckedRow<ImportEntries[Kind]>[] {
    while (!this.checkChunk().isDone);
    return this.#checked;
  }

  /**
   * Types a value over a cell and gives the rows that stand differently now: the row itself, and those
   * that held the same or hold the new value. Call it after the check is done.
   */
  edit(
    row: number,
    column: ImportColumnKey,
    value: string,
  ): readonly CheckedRow<ImportEntries[Kind]>[] {
    const before = this.#rowAt(row);
    if (!before) return [];
    const typed = this.#asked(this.#readers[column].read(value));
    return this.#replace(before, withReading(before, typed, this.#rules.typeOf));
  }

  /** Answers the question of a cell: keeps its value, or takes what was suggested. */
  answer(
    row: number,
    column: ImportColumnKey,
    answer: ImportAnswer,
  ): readonly CheckedRow<ImportEntries[Kind]>[] {
    const before = this.#rowAt(row);
    const found = before?.readings[column];
    if (!before || !found) return [];
    if (answer === 'keep')
      return this.#replace(before, withReading(before, keptAs(found), this.#rules.typeOf));
    const { suggestion } = found.cell;
    return suggestion === undefined ? [] : this.edit(row, column, suggestion);
  }

  /** The row of a number that people see, counted from 1. */
  #rowAt(row: number): ReadRow | undefined {
    return this.#read[this.#placeOf(row - 1)];
  }

  /** Place of a row of the grid among those read; -1: it holds no data. */
  #placeOf(row: number): number {
    this.#placeOfRow ??= new Map(this.#input.dataRows.map((dataRow, at) => [dataRow, at]));
    return this.#placeOfRow.get(row) ?? -1;
  }

  #readNext(row: number): void {
    const read = readRow(row, this.#input.grid[row] ?? [], this.#readers, this.#rules.typeOf);
    this.#read.push(read);
    this.#unique.add(read);
  }

  /** Amounts are seen beside their column, which is known once all rows are read. */
  #judgeNext(read: ReadRow): void {
    let after = read;
    for (const column of AMOUNT_COLUMNS) {
      const found = read.readings[column];
      const asked = found && this.#asked(found);
      if (asked && asked !== found) after = withReading(after, asked, this.#rules.typeOf);
    }
    this.#read[this.#checked.length] = after;
    this.#checked.push(this.#judge.judge(after));
  }

  #asked(found: Reading): Reading {
    return found.amount === null ? found : askedAbout(found, this.#medianOf(found.cell.column));
  }

  #medianOf(column: ImportColumnKey): number | null {
    let median = this.#medians.get(column);
    if (median === undefined) {
      const amounts = new Float64Array(this.#read.length);
      let count = 0;
      for (const { readings } of this.#read) {
        const amount = readings[column]?.amount ?? null;
        if (amount !== null) amounts[count++] = amount;
      }
      median = medianOf(amounts.subarray(0, count));
      this.#medians.set(column, median);
    }
    return median;
  }

  /** Puts a row in another's place and judges all rows again whose values meet the old or new ones. */
  #replace(before: ReadRow, after: ReadRow): readonly CheckedRow<ImportEntries[Kind]>[] {
    const touched = new Set([before.row, ...this.#unique.sharing(before)]);
    this.#unique.remove(before);
    this.#unique.add(after);
    for (const row of this.#unique.sharing(after)) touched.add(row);
    this.#read[this.#placeOf(before.row)] = after;
    return [...touched].toSorted((a, b) => a - b).flatMap((row) => this.#judgeAgain(row));
  }

  #judgeAgain(row: number): readonly CheckedRow<ImportEntries[Kind]>[] {
    const place = this.#placeOf(row);
    const read = this.#read[place];
    if (!read) return [];
    const judged = this.#judge.judge(read);
    this.#checked[place] = judged;
    return [judged];
  }
}
