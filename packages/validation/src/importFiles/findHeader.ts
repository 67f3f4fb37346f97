import type { Grid } from '../imports/importTypes.ts';
import type { ImportKind } from '../imports/importKinds.ts';
import { headFit } from './suggestMapping.ts';

/** The location of the table in a file. Rows count from 0. */
export interface FoundTable {
  /** -1 if the file has no row that could be a header. */
  readonly headerRow: number;
  readonly heads: readonly string[];
  /** Rows with data; excludes blank rows, totals, and our template's examples. */
  readonly dataRows: readonly number[];
  /** Non-blank rows above the header, such as titles, dates, and notes. */
  readonly titleRows: number;
  /** Rows below the header that are excluded because they are totals. */
  readonly totalRows: number;
}

const HEAD_ROWS_MAX = 40;
const TOTAL = /^(grand )?(total|totals|sum|subtotal|count|records?|rows?|end of (report|file))\b/i;
/** Every example in our template starts with this text. */
export const EXAMPLE_MARK = 'EXAMPLE';

const isFilled = (cell: string) => cell.trim() !== '';
const filledCells = (row: readonly string[]) => row.filter(isFilled);
/** Number of non-blank cells; 0 for an example row from our template. */
function countFilled(row: readonly string[]): number {
  let count = 0;
  for (const cell of row) {
    if (cell.startsWith(EXAMPLE_MARK)) return 0;
    if (isFilled(cell)) count += 1;
  }
  return count;
}
const isNumeric = (cell: string) => /^[\s$€£(]*[\d.,]+[\s%)]*$/.test(cell);

/** Scores how much a row looks like a header: by known column names, then by words. */
function headScore(row: readonly string[], kind: ImportKind): number {
  const cells = filledCells(row);
  const knownCount = cells.filter((cell) => headFit(cell, kind) > 0).length;
  const wordCount = cells.filter((cell) => !isNumeric(cell) && cell.length <= 40).length;
  return knownCount >= 2 || cells.length <= 2
    ? knownCount * 100 + wordCount
    : wordCount === cells.length
      ? wordCount
      : 0;
}

function headerOf(grid: Grid, kind: ImportKind): number {
  let bestIndex = -1;
  let bestScore = 1;
  grid.slice(0, HEAD_ROWS_MAX).forEach((row, index) => {
    const score = headScore(row, kind);
    if (score > bestScore) {
      bestIndex = index;
      bestScore = score;
    }
  });
  return bestIndex;
}

/** Whether a row is a total: it says so, or has only a few numbers where others have text. */
function isTotal(row: readonly string[], count: number, columns: number): boolean {
  if (count > Math.max(2, columns / 2)) return false;
  const cells = filledCells(row);
  if (TOTAL.test(cells.join(' ').trim())) return true;
  return columns >= 4 && cells.length <= 2 && cells.every(isNumeric) && row.findIndex(isFilled) > 0;
}

/** Finds a table's header and data rows below titles, among blank rows, and above totals. */
export function findHeader(grid: Grid, kind: ImportKind = 'cards'): FoundTable {
  const headerRow = headerOf(grid, kind);
  const heads = (grid[headerRow] ?? []).map((head) => head.replaceAll(/\s+/g, ' ').trim());
  const columns = filledCells(heads).length;
  const dataRows: number[] = [];
  let totalRows = 0;
  grid.forEach((row, index) => {
    const count = index <= headerRow ? 0 : countFilled(row);
    if (count === 0) return;
    if (isTotal(row, count, columns)) totalRows += 1;
    else dataRows.push(index);
  });
  const titleRows = grid
    .slice(0, Math.max(0, headerRow))
    .filter((row) => filledCells(row).length > 0);
  return { headerRow, heads, dataRows, titleRows: titleRows.length, totalRows };
}
