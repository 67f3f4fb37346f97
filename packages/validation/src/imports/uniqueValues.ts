import type { CardType } from '../cards/cardTypes.ts';
import { reason, type Reason } from '../core/issue.ts';
import type { ImportColumnKey } from './importColumnKeys.ts';
import type { ImportContext } from './importContext.ts';
import type { ReadRow } from './readRow.ts';

/** Columns whose values stand for one driver or vehicle only. [DRIVER-03, DRIVER-05, DRIVER-16] */
type UniqueColumn = Extract<ImportColumnKey, 'driverId' | 'employeeId' | 'unitNumber' | 'vin'>;
/** In which of them a card of each type has to have values of its own. */
const UNIQUE_OF_TYPE: Readonly<Record<CardType, readonly UniqueColumn[]>> = {
  driver: ['driverId', 'employeeId'],
  vehicle: ['unitNumber', 'vin'],
  single: [],
  pl: [],
};
const columnsOf = ({ cardType }: ReadRow) => (cardType === null ? [] : UNIQUE_OF_TYPE[cardType]);

/** Case makes no other value; empty: there is none. */
const keyOf = ({ readings }: ReadRow, column: UniqueColumn) =>
  readings[column]?.cell.value.toUpperCase() ?? '';

/** What is against a value of a row, and where. */
export interface TakenValue {
  readonly column: ImportColumnKey;
  readonly reason: Reason;
}

/** The rows that hold each value of a column, and the values that the account uses already. */
class ColumnValues {
  readonly #rows = new Map<string, number[]>();
  readonly #used: ReadonlySet<string>;
  /** Rows that hold what an earlier one holds; while there are none, nothing is looked up. */
  #repeats = 0;

  constructor(used: readonly string[]) {
    this.#used = new Set(used.map((value) => value.toUpperCase()));
  }

  add(key: string, row: number): void {
    const rows = this.#rows.get(key);
    if (!rows) this.#rows.set(key, [row]);
    else {
      this.#repeats += 1;
      rows.splice(rows.findLastIndex((other) => other < row) + 1, 0, row);
    }
  }

  remove(key: string, row: number): void {
    const others = this.rowsOf(key).filter((other) => other !== row);
    this.#repeats -= Math.min(1, others.length);
    if (others.length > 0) this.#rows.set(key, others);
    else this.#rows.delete(key);
  }

  rowsOf(key: string): readonly number[] {
    return this.#rows.get(key) ?? [];
  }

  /** What is against the value in this row. */
  against(key: string, row: number): Reason | null {
    if (this.#used.has(key)) return reason('import.alreadyUsed');
    const [first = row] = this.#repeats > 0 ? this.rowsOf(key) : [];
    return first === row ? null : reason('import.alsoInRow', { row: first + 1 });
  }
}

/** Which rows hold a value that only one driver or vehicle can have. */
export class UniqueValues {
  readonly #columns: Readonly<Record<UniqueColumn, ColumnValues>>;

  constructor({ driverIds, employeeIds, unitNumbers }: ImportContext) {
    this.#columns = {
      driverId: new ColumnValues(driverIds),
      employeeId: new ColumnValues(employeeIds),
      unitNumber: new ColumnValues(unitNumbers),
      vin: new ColumnValues([]),
    };
  }

  add(read: ReadRow): void {
    for (const column of columnsOf(read)) {
      const key = keyOf(read, column);
      if (key !== '') this.#columns[column].add(key, read.row);
    }
  }

  remove(read: ReadRow): void {
    for (const column of columnsOf(read))
      this.#columns[column].remove(keyOf(read, column), read.row);
  }

  /** What is against the values of a row that the account or an earlier row has. */
  takenIn(read: ReadRow): readonly TakenValue[] {
    const taken: TakenValue[] = [];
    for (const column of columnsOf(read)) {
      const key = keyOf(read, column);
      const against = key === '' ? null : this.#columns[column].against(key, read.row);
      if (against) taken.push({ column, reason: against });
    }
    return taken;
  }

  /** Every row that holds a value of this one. */
  sharing(read: ReadRow): readonly number[] {
    return columnsOf(read).flatMap((column) => this.#columns[column].rowsOf(keyOf(read, column)));
  }
}
