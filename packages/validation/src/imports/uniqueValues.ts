import { reason, type Reason } from '../core/issue.ts';
import type { ImportColumnKey } from './importColumnKeys.ts';
import type { ImportContext } from './importContext.ts';
import type { RowReadings } from './importTypes.ts';
import type { ReadRow } from './readRow.ts';
import type { RowRules, UniqueColumn } from './rowRules.ts';
import { TextNumbers } from './TextNumbers.ts';

/** The value of a cell, ignoring case; empty if there is none. */
const cellKey = (readings: RowReadings, column: UniqueColumn) =>
  readings[column]?.cell.value.toUpperCase() ?? '';

type UniqueRules = Pick<RowRules<unknown>, 'uniqueIn' | 'uniqueAs' | 'identifiedBy'>;

/** Why a value is not unique, and in which column. */
export interface DuplicateValue {
  readonly column: ImportColumnKey;
  readonly reason: Reason;
}

/** Shared by all rows without conflicts, which are most of them. */
const NO_CONFLICTS: readonly DuplicateValue[] = [];

/** The rows that contain each value of a column, and the values already used in the account. */
class ColumnValues {
  readonly #numbers = new TextNumbers();
  /** By value number; just a number if a single row has the value, as is almost always the case. */
  readonly #rows: (number | number[])[] = [];
  readonly #used: ReadonlySet<string>;
  /** Number of repeated values; while it is 0, lookups are skipped. */
  #repeats = 0;

  constructor(used: readonly string[]) {
    this.#used = new Set(used.map((value) => value.toUpperCase()));
  }

  add(key: string, row: number): void {
    const number = this.#numbers.numberOf(key);
    if (number >= this.#rows.length) this.#rows.push(row);
    else {
      const rows = this.#rowsAt(number);
      this.#repeats += Math.min(1, rows.length);
      rows.splice(rows.findLastIndex((otherRow) => otherRow < row) + 1, 0, row);
      this.#rows[number] = rows;
    }
  }

  remove(key: string, row: number): void {
    const number = this.#numbers.numberOf(key);
    const rows = this.#rowsAt(number).filter((otherRow) => otherRow !== row);
    this.#repeats -= Math.min(1, rows.length);
    this.#rows[number] = rows;
  }

  rowsOf(key: string): readonly number[] {
    return this.#rowsAt(this.#numbers.numberOf(key));
  }

  #rowsAt(number: number): number[] {
    const rows = this.#rows[number] ?? [];
    return typeof rows === 'number' ? [rows] : rows;
  }

  /** Whether the account already uses the value. */
  isUsed(key: string): boolean {
    return this.#used.size > 0 && this.#used.has(key);
  }

  /** The conflict with an earlier row, if any. */
  againstRows(key: string, row: number): Reason | null {
    if (this.#repeats === 0) return null;
    const [first = row] = this.rowsOf(key);
    return first === row ? null : reason('import.alsoInRow', { row: first + 1 });
  }
}

/** Tracks values that only one driver, vehicle, or prompted ID can have. */
export class UniqueValues {
  readonly #rules: UniqueRules;
  readonly #columns: Readonly<Record<UniqueColumn, ColumnValues>>;

  constructor(context: ImportContext, rules: UniqueRules) {
    this.#rules = rules;
    this.#columns = {
      driverId: new ColumnValues(context.driverIds),
      employeeId: new ColumnValues(context.employeeIds),
      unitNumber: new ColumnValues(context.unitNumbers),
      vin: new ColumnValues([]),
      idName: new ColumnValues(context.promptedIdNames ?? []),
      idNumber: new ColumnValues(context.promptedIdNumbers ?? []),
      reference: new ColumnValues([]),
      purchaseDate: new ColumnValues([]),
    };
  }

  #keyOf({ readings }: ReadRow, column: UniqueColumn): string {
    return (this.#rules.uniqueAs ?? cellKey)(readings, column);
  }

  add(read: ReadRow): void {
    for (const column of this.#rules.uniqueIn(read.type)) {
      const key = this.#keyOf(read, column);
      if (key !== '') this.#columns[column].add(key, read.row);
    }
  }

  remove(read: ReadRow): void {
    for (const column of this.#rules.uniqueIn(read.type))
      this.#columns[column].remove(this.#keyOf(read, column), read.row);
  }

  /** Whether the account already has the row's record, so that the row updates it. */
  isKnown(read: ReadRow): boolean {
    const { identifiedBy } = this.#rules;
    return (
      identifiedBy !== null && this.#columns[identifiedBy].isUsed(this.#keyOf(read, identifiedBy))
    );
  }

  /** Values of a row that the account or an earlier row already uses. */
  takenIn(read: ReadRow): readonly DuplicateValue[] {
    let conflicts = NO_CONFLICTS;
    const isKnown = this.isKnown(read);
    for (const column of this.#rules.uniqueIn(read.type)) {
      const key = this.#keyOf(read, column);
      if (key === '') continue;
      const values = this.#columns[column];
      const isTaken = !isKnown && values.isUsed(key);
      const conflict = isTaken ? reason('import.alreadyUsed') : values.againstRows(key, read.row);
      if (conflict) conflicts = [...conflicts, { column, reason: conflict }];
    }
    return conflicts;
  }

  /** All rows that share a value with this one. */
  sharing(read: ReadRow): readonly number[] {
    return this.#rules
      .uniqueIn(read.type)
      .flatMap((column) => this.#columns[column].rowsOf(this.#keyOf(read, column)));
  }
}
