import { reason, type Reason } from '../core/issue.ts';
import { cardOfRow } from './cardOfRow.ts';
import { IMPORT_COLUMN_KEYS, isImportColumn, type ImportColumnKey } from './importColumnKeys.ts';
import type { ImportAccount } from './importContext.ts';
import type { CheckedCell, CheckedRow, RowReadings } from './importTypes.ts';
import { isOrder, OrderRules } from './OrderRules.ts';
import type { ReadRow } from './readRow.ts';
import type { UniqueValues } from './uniqueValues.ts';

const COLUMN_OF_PATH: Readonly<Record<string, ImportColumnKey>> = {
  fleetId: 'fleet',
  departmentId: 'department',
  profileId: 'profile',
  'limits.perTransactionCents': 'perTransaction',
  'limits.perDayCents': 'perDay',
  'limits.perDayMilligallons': 'gallonsPerDay',
};

/** The column in which a person can set right what a rule found in a field. */
function columnOf(path: string, readings: RowReadings): ImportColumnKey {
  const column = COLUMN_OF_PATH[path] ?? (isImportColumn(path) ? path : 'cardType');
  if (readings[column]) return column;
  if ((column === 'firstName' || column === 'lastName') && readings.driverName) return 'driverName';
  if (column === 'nameOnCard') {
    if (readings.driverName?.cell.value) return 'driverName';
    if (readings.lastName?.cell.value) return 'lastName';
  }
  return column === 'vehicleName' && readings.unitNumber ? 'unitNumber' : column;
}

const isOpen = ({ status }: CheckedCell) => status === 'wrong' || status === 'question';
const placeOf = (column: ImportColumnKey) => IMPORT_COLUMN_KEYS.indexOf(column);

/** The cells with one marked as wrong, unless it is marked already; a column that the file lacks gets a cell. */
function marked(
  cells: readonly CheckedCell[],
  column: ImportColumnKey,
  { key, params }: Reason,
): readonly CheckedCell[] {
  const at = cells.findIndex((cell) => cell.column === column);
  const cell = cells[at];
  if (cell && isOpen(cell)) return cells;
  const { original = '', value = '' } = cell ?? {};
  const wrong: CheckedCell = { column, status: 'wrong', key, params, original, value };
  if (cell) return cells.with(at, wrong);
  const before = cells.filter((other) => placeOf(other.column) < placeOf(column));
  return cells.toSpliced(before.length, 0, wrong);
}

/** Judges rows by the rules of an order, beside the other rows and what the account has. */
export class RowJudge {
  readonly #account: ImportAccount;
  readonly #unique: UniqueValues;
  readonly #rules = new OrderRules();

  constructor(account: ImportAccount, unique: UniqueValues) {
    this.#account = account;
    this.#unique = unique;
  }

  judge(read: ReadRow): CheckedRow {
    const { row, cardType, readings } = read;
    let { cells } = read;
    for (const taken of this.#unique.takenIn(read)) {
      cells = marked(cells, taken.column, taken.reason);
    }
    if (this.#isOfOtherFleet(readings)) {
      cells = marked(cells, 'department', reason('import.departmentOfOtherFleet'));
    }
    const card = cardOfRow(cardType, readings, this.#account);
    const issues = this.#rules.issuesOf(card);
    for (const issue of issues) cells = marked(cells, columnOf(issue.path, readings), issue);
    const isReady = isOrder(card, issues) && !cells.some(isOpen);
    return { row: row + 1, cells, card: isReady ? card : null };
  }

  /** The fleet of a department and the one that the row names must be the same. */
  #isOfOtherFleet({ fleet, department }: RowReadings): boolean {
    if (!fleet?.id || !department?.id) return false;
    return this.#account.fleetIdOf.get(department.id) !== fleet.id;
  }
}
