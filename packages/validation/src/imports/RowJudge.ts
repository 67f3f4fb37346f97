import type { MessageKey } from '../messages/keys.ts';
import type { Reason } from '../core/issue.ts';
import { IMPORT_COLUMN_KEYS, type ImportColumnKey } from './importColumnKeys.ts';
import type { CheckedCell, CheckedRow } from './importTypes.ts';
import type { ReadRow } from './readRow.ts';
import type { RowRules } from './rowRules.ts';
import type { UniqueValues } from './uniqueValues.ts';

/** Remark on a row that matches an existing record: it is updated, not added. */
export const KNOWN_REMARK = 'import.known' satisfies MessageKey;

const isOpen = ({ status }: CheckedCell) => status === 'wrong' || status === 'question';
const placeOf = (column: ImportColumnKey) => IMPORT_COLUMN_KEYS.indexOf(column);

/** Marks a cell as wrong unless it already has a problem; adds it if the column is missing. */
function withIssue(
  cells: readonly CheckedCell[],
  column: ImportColumnKey,
  { key, params }: Reason,
): readonly CheckedCell[] {
  const index = cells.findIndex((cell) => cell.column === column);
  const cell = cells[index];
  if (cell && isOpen(cell)) return cells;
  const { original = '', value = '' } = cell ?? {};
  const wrongCell: CheckedCell = { column, status: 'wrong', key, params, original, value };
  if (cell) return cells.with(index, wrongCell);
  const before = cells.filter((other) => placeOf(other.column) < placeOf(column));
  return cells.toSpliced(before.length, 0, wrongCell);
}

/** Adds the remark to the cell that identifies the record, unless the cell has a message. */
function withRemark(
  cells: readonly CheckedCell[],
  column: ImportColumnKey | null,
): readonly CheckedCell[] {
  return cells.map((cell) =>
    cell.column === column && cell.status === 'ok' && cell.key === null
      ? { ...cell, key: KNOWN_REMARK }
      : cell,
  );
}

/** Checks rows by the rules of their kind, against each other, and against the account's data. */
export class RowJudge<Entry> {
  readonly #rules: RowRules<Entry>;
  readonly #unique: UniqueValues;

  constructor(rules: RowRules<Entry>, unique: UniqueValues) {
    this.#rules = rules;
    this.#unique = unique;
  }

  judge(read: ReadRow): CheckedRow<Entry> {
    const { row, readings } = read;
    let { cells } = read;
    for (const conflict of this.#unique.takenIn(read)) {
      cells = withIssue(cells, conflict.column, conflict.reason);
    }
    const { entry, issues } = this.#rules.judge(read);
    for (const issue of issues) {
      cells = withIssue(cells, this.#rules.columnOf(issue.path, readings), issue);
    }
    if (this.#unique.isKnown(read)) cells = withRemark(cells, this.#rules.identifiedBy);
    return { row: row + 1, cells, entry: cells.some(isOpen) ? null : entry };
  }
}
