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
export function cellAfterKey(at: CellPlace, pressed: GridKey, size: GridSize): CellPlace | null {
  if (pressed.altKey) return null;
  const lastRow = size.rows - 1;
  const lastColumn = size.columns - 1;
  const toRight = size.isMirrored ? -1 : 1;
  const isJump = pressed.ctrlKey || pressed.metaKey;
  const move = (row: number, column: number) => nearestCell({ row, column }, size);
  switch (pressed.key) {
    case 'ArrowDown':
      return move(isJump ? lastRow : at.row + 1, at.column);
    case 'ArrowUp':
      return move(isJump ? HEAD_ROW : at.row - 1, at.column);
    case 'ArrowRight':
      return move(at.row, at.column + toRight);
    case 'ArrowLeft':
      return move(at.row, at.column - toRight);
    case 'PageDown':
      return move(at.row + size.pageRows, at.column);
    case 'PageUp':
      return move(at.row - size.pageRows, at.column);
    case 'Home':
      return isJump ? move(0, 0) : move(at.row, 0);
    case 'End':
      return isJump ? move(lastRow, lastColumn) : move(at.row, lastColumn);
    default:
      return null;
  }
}
