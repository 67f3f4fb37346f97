import { KNOWN_REMARK } from '@forecourt/validation/imports';
import type { CellStatus, CheckedRow } from './types.ts';

export type ImportFilter = 'all' | 'needs' | 'mended';

const has = (row: CheckedRow, ...statuses: readonly CellStatus[]) =>
  row.cells.some((cell) => statuses.includes(cell.status));

/** A person has to do something about the row before it can be taken. */
export const needsPerson = (row: CheckedRow): boolean => has(row, 'wrong', 'question');
/** Something in the row was corrected, and nothing is left to do. */
export const isMended = (row: CheckedRow): boolean => has(row, 'mended') && !needsPerson(row);

/** The row is ready, and changes something that the account already has. */
const isKnown = (row: CheckedRow): boolean =>
  !needsPerson(row) && row.cells.some(({ key }) => key === KNOWN_REMARK);

export interface ImportTally {
  readonly all: number;
  readonly ready: number;
  readonly needs: number;
  readonly mended: number;
  /** Of those that are ready. */
  readonly known: number;
}

/** How many rows are ready, need a correction, were corrected, or are known. */
export function tally(rows: readonly CheckedRow[]): ImportTally {
  const needs = rows.filter(needsPerson).length;
  return {
    all: rows.length,
    ready: rows.length - needs,
    needs,
    mended: rows.filter(isMended).length,
    known: rows.filter(isKnown).length,
  };
}

/** The rows that a filter shows. */
export function filtered(rows: readonly CheckedRow[], filter: ImportFilter): readonly CheckedRow[] {
  if (filter === 'all') return rows;
  return rows.filter(filter === 'needs' ? needsPerson : isMended);
}
