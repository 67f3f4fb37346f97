/** Position of a cell; row -1 is the head. */
export interface CellPlace {
  readonly row: number;
  readonly column: number;
}

export interface GridSize {
  readonly rows: number;
  readonly columns: number;
  /** Number of rows that Page Up and Page Down move. */
  readonly pageRows: number;
  /** Whether columns run from right to left. */
  readonly isMirrored?: boolean;
}

export interface GridKey {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  /** Alt+key is left to the control in the cell. */
  readonly altKey?: boolean;
}

const clamp = (value: number, min: number, max: number) => Math.min(Math.max(value, min), max);

const HEAD_ROW = -1;

/** Clamps a position to the grid. */
export const nearestCell = (
  { row, column }: CellPlace,
  { rows, columns }: Pick<GridSize, 'rows' | 'columns'>,
): CellPlace => ({ row: clamp(row, HEAD_ROW, rows - 1), column: clamp(column, 0, columns - 1) });

/** Returns the cell that a key moves to; `null` if the key does not move. */
export function cellAfterKey(from: CellPlace, event: GridKey, size: GridSize): CellPlace | null {
  if (event.altKey) return null;
  const lastRow = size.rows - 1;
  const lastColumn = size.columns - 1;
  const toRight = size.isMirrored ? -1 : 1;
  const isJump = event.ctrlKey || event.metaKey;
  const move = (row: number, column: number) => nearestCell({ row, column }, size);
  switch (event.key) {
    case 'ArrowDown':
      return move(isJump ? lastRow : from.row + 1, from.column);
    case 'ArrowUp':
      return move(isJump ? HEAD_ROW : from.row - 1, from.column);
    case 'ArrowRight':
      return move(from.row, from.column + toRight);
    case 'ArrowLeft':
      return move(from.row, from.column - toRight);
    case 'PageDown':
      return move(from.row + size.pageRows, from.column);
    case 'PageUp':
      return move(from.row - size.pageRows, from.column);
    case 'Home':
      return isJump ? move(0, 0) : move(from.row, 0);
    case 'End':
      return isJump ? move(lastRow, lastColumn) : move(from.row, lastColumn);
    default:
      return null;
  }
}
