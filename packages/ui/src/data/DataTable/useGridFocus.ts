import { useCallback } from 'react';
import { cellAfterKey, type CellPlace, type GridKey, type GridSize } from './gridKeys.ts';

/** Maximum number of frames to wait for a virtual row to mount. */
const FOCUS_FRAMES = 10;

interface GridFocusOptions {
  readonly gridRef: { readonly current: HTMLElement | null };
  /** The cell that is the tab stop. */
  readonly active: CellPlace;
  readonly setActive: (place: CellPlace) => void;
  readonly size: () => GridSize;
  /** Scrolls a row into view. */
  readonly reveal: (row: number) => void;
}

/** The element of a cell that takes focus: a marked control inside it, or the cell itself. */
function targetOf(grid: HTMLElement, place: CellPlace): HTMLElement | null {
  const cell = grid.querySelector<HTMLElement>(
    `[data-row="${place.row}"] > [data-column="${place.column}"]`,
  );
  return cell?.querySelector<HTMLElement>('[data-cell-focus], [data-cell-focus-in] button') ?? cell;
}

/**
 * A single tab stop for a whole grid, which the arrow keys move. A row that is not rendered is
 * scrolled to first and focused once it is mounted.
 */
export function useGridFocus({ gridRef, active, setActive, size, reveal }: GridFocusOptions) {
  const focusCell = useCallback(
    (place: CellPlace) => {
      setActive(place);
      if (place.row >= 0) reveal(place.row);
      const attempt = (framesLeft: number) => {
        const target = gridRef.current && targetOf(gridRef.current, place);
        if (target) {
          target.focus({ preventScroll: true });
          target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
        } else if (framesLeft > 0) requestAnimationFrame(() => attempt(framesLeft - 1));
      };
      attempt(FOCUS_FRAMES);
    },
    [gridRef, setActive, reveal],
  );

  /** Moves as the key requests and returns the new cell; `null` if the key does not move. */
  const move = useCallback(
    (event: GridKey): CellPlace | null => {
      const next = cellAfterKey(active, event, size());
      if (next !== null) focusCell(next);
      return next;
    },
    [active, focusCell, size],
  );

  /** 0 for the cell that is the tab stop, -1 for all others. */
  const tabIndexOf = (row: number, column: number): 0 | -1 =>
    active.row === row && active.column === column ? 0 : -1;

  return { focusCell, move, tabIndexOf };
}
