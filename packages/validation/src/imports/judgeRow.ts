import { cardOrder } from '../cards/cardOrder.ts';
import { fieldIssues, type FieldIssue } from '../core/issue.ts';
import { cardOfRow, cardTypeOf, type RowReadings } from './cardOfRow.ts';
import { IMPORT_COLUMN_KEYS, type ImportColumnKey } from './importColumns.ts';
import type { CheckedCell, CheckedRow, Reading } from './importTypes.ts';
import type { ImportContext } from './lookups.ts';
import { UNIQUE_COLUMNS, type UniqueColumn, type UniqueValues } from './uniqueValues.ts';

/** A row with what its cells were read as. `row` is its place in the grid, counted from 0. */
export interface ReadRow {
  readonly row: number;
  readonly originals: Readonly<Partial<Record<ImportColumnKey, string>>>;
  readonly readings: RowReadings;
  /** Columns whose question was answered by "keep". */
  readonly kept: ReadonlySet<ImportColumnKey>;
}

const COLUMN_OF_PATH: Readonly<Record<string, ImportColumnKey>> = {
  fleetId: 'fleet',
  departmentId: 'department',
  profileId: 'profile',
  'limits.perTransactionCents': 'perTransaction',
  'limits.perDayCents': 'perDay',
  'limits.perDayMilligallons': 'gallonsPerDay',
};
const isColumn = (path: string): path is ImportColumnKey =>
  IMPORT_COLUMN_KEYS.some((key) => key === path);

/** The column in which a person can set right what a rule found in a field. */
function columnOf(path: string, readings: RowReadings): ImportColumnKey {
  const column = COLUMN_OF_PATH[path] ?? (isColumn(path) ? path : 'cardType');
  if (readings[column]) return column;
  if ((column === 'firstName' || column === 'lastName') && readings.driverName) return 'driverName';
  if (column === 'nameOnCard') {
    if (readings.driverName?.value) return 'driverName';
    if (readings.lastName?.value) return 'lastName';
  }
  return column === 'vehicleName' && readings.unitNumber ? 'unitNumber' : column;
}

/** The columns in which values must be unique for this type of card. */
export function uniqueColumnsOf({ readings }: ReadRow): readonly UniqueColumn[] {
  const cardType = cardTypeOf(readings);
  if (cardType === 'driver') return ['driverId', 'employeeId'];
  return cardType === 'vehicle' ? ['unitNumber', 'vin'] : [];
}

function uniqueProblem(
  column: UniqueColumn,
  value: string,
  row: number,
  unique: UniqueValues,
): Pick<CheckedCell, 'key' | 'params'> | null {
  if (unique.isUsed(column, value)) return { key: 'import.alreadyUsed', params: {} };
  const [first] = unique.rowsOf(column, value);
  return first === undefined || first === row
    ? null
    : { key: 'import.alsoInRow', params: { row: first + 1 } };
}

/** The fleet of a department and the one that the row names must be the same. */
function fleetProblem({ fleet, department }: RowReadings, context: ImportContext) {
  if (!fleet?.id || !department?.id) return null;
  const owner = context.departments.find(({ departmentId }) => departmentId === department.id);
  return owner && owner.fleetId !== fleet.id;
}

const cellOf = (
  column: ImportColumnKey,
  original: string,
  found: Reading,
  isKept: boolean,
): CheckedCell => {
  const { value, suggestion } = found;
  const isAnswered = isKept && found.status === 'question';
  const { status, key, params } = isAnswered
    ? { status: 'ok' as const, key: null, params: {} }
    : found;
  const cell = { column, status, key, params, original, value };
  return suggestion === undefined || isAnswered ? cell : { ...cell, suggestion };
};

const placeOf = (column: ImportColumnKey) => IMPORT_COLUMN_KEYS.indexOf(column);

class Cells {
  /** In the order of our columns. */
  readonly list: CheckedCell[] = [];
  constructor({ readings, originals, kept }: ReadRow) {
    for (const column of IMPORT_COLUMN_KEYS) {
      const found = readings[column];
      if (!found) continue;
      this.list.push(cellOf(column, originals[column] ?? '', found, kept.has(column)));
    }
  }
  /** Marks a cell as wrong, unless it is marked already; a column that the file lacks gets a cell. */
  wrong(column: ImportColumnKey, key: FieldIssue['key'], params: FieldIssue['params'] = {}): void {
    const at = this.list.findIndex((cell) => cell.column === column);
    const cell = this.list[at];
    if (cell?.status === 'wrong' || cell?.status === 'question') return;
    const { original = '', value = '' } = cell ?? {};
    const marked: CheckedCell = { column, status: 'wrong', key, params, original, value };
    if (cell) this.list[at] = marked;
    else {
      const before = this.list.filter((other) => placeOf(other.column) < placeOf(column));
      this.list.splice(before.length, 0, marked);
    }
  }
}

/** Judges a row by the rules of an order, beside the other rows and what the account has. */
export function judgeRow(read: ReadRow, context: ImportContext, unique: UniqueValues): CheckedRow {
  const { row, readings } = read;
  const cells = new Cells(read);
  const needed = uniqueColumnsOf(read);
  for (const column of UNIQUE_COLUMNS) {
    const value = readings[column]?.value;
    const problem =
      value && needed.includes(column) ? uniqueProblem(column, value, row, unique) : null;
    if (problem?.key) cells.wrong(column, problem.key, problem.params);
  }
  if (fleetProblem(readings, context)) cells.wrong('department', 'import.departmentOfOtherFleet');
  const parsed = cardOrder.safeParse(cardOfRow(readings, context));
  if (!parsed.success) {
    for (const { path, key, params } of fieldIssues(parsed.error)) {
      cells.wrong(columnOf(path, readings), key, params);
    }
  }
  const { list } = cells;
  const isOpen = list.some(({ status }) => status === 'wrong' || status === 'question');
  return { row: row + 1, cells: list, card: parsed.success && !isOpen ? parsed.data : null };
}
