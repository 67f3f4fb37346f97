import type { CellPlace } from './gridKeys.ts';

/** Returns the position of the cell that an event came from; `null` if it came from elsewhere. */
export function placeOf(target: EventTarget): CellPlace | null {
  if (!(target instanceof Element)) return null;
  const cell = target.closest<HTMLElement>('[data-column]');
  const row = cell?.closest<HTMLElement>('[data-row]');
  if (!cell || !row) return null;
  return { row: Number(row.dataset['row']), column: Number(cell.dataset['column']) };
}

/** Whether an event came from an interactive element. */
export function isControl(target: EventTarget): boolean {
  return target instanceof Element && target.closest('a, button, input, label') !== null;
}

/** Whether an event came from an element that uses the arrow keys itself. */
export function ownsArrows(target: EventTarget): boolean {
  if (!(target instanceof Element)) return false;
  return target.closest('textarea, select, input:not([type="checkbox"])') !== null;
}
