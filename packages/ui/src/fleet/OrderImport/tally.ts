import { KNOWN_REMARK } from '@forecourt/validation/imports';
import type { CellStatus, CheckedRow } from './types.ts';

export type ImportFilter = 'all' | 'needs' | 'mended';

const hasStatus = (row: CheckedRow, ...statuses: readonly CellStatus[]) =>
  row.cells.some((cell) => statuses.includes(cell.status));

/** Whether the row needs attention before it can be imported. */
export const needsPerson = (row: CheckedRow): boolean => hasStatus(row, 'wrong', 'question');
/** Whether the row was corrected and needs no further attention. */
export const isCorrected = (row: CheckedRow): boolean =>
  hasStatus(row, 'mended') && !needsPerson(row);

/** Whether the row is ready and matches a record that the account already has. */
const isKnown = (row: CheckedRow): boolean =>
  !needsPerson(row) && row.cells.some(({ key }) => key === KNOWN_REMARK);

export interface ImportTally {
  readonly all: number;
  readonly ready: number;
  readonly needs: number;
  readonly mended: number;
  /** Part of `ready`. */
  readonly existing: number;
}

/** Counts the rows that are ready, need attention, were corrected, or already exist. */
export function tally(rows: readonly CheckedRow[]): ImportTally {
  const needs = rows.filter(needsPerson).length;
  return {
    all: rows.length,
    ready: rows.length - needs,
    needs,
    mended: rows.filter(isCorrected).length,
    existing: rows.filter(isKnown).length,
  };
}

/** The rows that match a filter. */
export function filtered(rows: readonly CheckedRow[], filter: ImportFilter): readonly CheckedRow[] {
  if (filter === 'all') return rows;
  return rows.filter(filter === 'needs' ? needsPerson : isCorrected);
}
