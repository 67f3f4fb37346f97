import type { ImportColumnKey } from './importColumns.ts';
import type { ImportContext } from './lookups.ts';

/** Columns whose values stand for one driver or vehicle only. [DRIVER-03, DRIVER-05, DRIVER-16] */
export const UNIQUE_COLUMNS = [
  'driverId',
  'employeeId',
  'unitNumber',
  'vin',
] as const satisfies readonly ImportColumnKey[];
export type UniqueColumn = (typeof UNIQUE_COLUMNS)[number];

const keyOf = (value: string) => value.toUpperCase();

/** Which rows hold a value, and which values the account uses already. */
export class UniqueValues {
  readonly #rows: Readonly<Record<UniqueColumn, Map<string, number[]>>> = {
    driverId: new Map(),
    employeeId: new Map(),
    unitNumber: new Map(),
    vin: new Map(),
  };
  readonly #used: Readonly<Record<UniqueColumn, ReadonlySet<string>>>;

  constructor({ driverIds, employeeIds, unitNumbers }: ImportContext) {
    this.#used = {
      driverId: new Set(driverIds.map(keyOf)),
      employeeId: new Set(employeeIds.map(keyOf)),
      unitNumber: new Set(unitNumbers.map(keyOf)),
      vin: new Set(),
    };
  }

  add(column: UniqueColumn, value: string, row: number): void {
    const key = keyOf(value);
    const rows = this.#rows[column].get(key);
    if (!rows) this.#rows[column].set(key, [row]);
    else if (!rows.includes(row))
      rows.splice(rows.findLastIndex((other) => other < row) + 1, 0, row);
  }

  remove(column: UniqueColumn, value: string, row: number): void {
    const rows = this.#rows[column].get(keyOf(value)) ?? [];
    const at = rows.indexOf(row);
    if (at >= 0) rows.splice(at, 1);
  }

  isUsed(column: UniqueColumn, value: string): boolean {
    return this.#used[column].has(keyOf(value));
  }

  /** Every row that holds the value, in their order. */
  rowsOf(column: UniqueColumn, value: string): readonly number[] {
    return this.#rows[column].get(keyOf(value)) ?? [];
  }
}
