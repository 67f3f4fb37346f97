import type { FocusEvent, KeyboardEvent, MouseEvent } from 'react';
import type { CellPlace } from './gridKeys.ts';
import { isControl, ownsArrows, placeOf } from './gridTargets.ts';
import type { useGridFocus } from './useGridFocus.ts';
import type { useRows } from './useRows.ts';

interface GridEventsOptions {
  readonly choice: ReturnType<typeof useRows>;
  readonly focus: ReturnType<typeof useGridFocus>;
  readonly active: CellPlace;
  readonly setActive: (place: CellPlace) => void;
  readonly isSelectable: boolean;
}

const isArrow = (key: string) => key === 'ArrowDown' || key === 'ArrowUp';

/** Pointer and keyboard handling of a grid: move, open, and select one row, a range, or all. */
export function useGridEvents(options: GridEventsOptions) {
  const { choice, focus, active, setActive, isSelectable } = options;

  const onClick = (event: MouseEvent) => {
    const place = placeOf(event.target);
    if (!place || place.row < 0 || isControl(event.target)) return;
    if (isSelectable && (event.shiftKey || event.ctrlKey || event.metaKey)) {
      choice.toggle(place.row, event.shiftKey);
    } else if (!isSelectable || place.column > 0) choice.open(place.row);
  };

  /** Moves focus; with Shift, also extends the selection. Returns whether the key was handled. */
  const move = (event: KeyboardEvent): boolean => {
    const target = focus.move(event);
    if (!target) return false;
    event.preventDefault();
    event.stopPropagation();
    const isStretch = isSelectable && event.shiftKey && isArrow(event.key);
    if (isStretch && active.row >= 0 && target.row >= 0) choice.stretchTo(active.row, target.row);
    else choice.endStretch();
    return true;
  };

  const choose = (event: KeyboardEvent) => {
    const { row, column } = active;
    if (event.key === 'Escape') choice.clear();
    if (event.key === 'a' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      choice.chooseAll();
    }
    if (event.key !== ' ' || isControl(event.target)) return;
    event.preventDefault();
    if (row >= 0) choice.toggle(row, event.shiftKey);
    else if (column === 0) choice.toggleAll();
  };

  // Captures, because the controls in the cells stop the propagation of their keys.
  const onKeyDownCapture = (event: KeyboardEvent<HTMLElement>) => {
    // Ignores popovers over the grid, which are its children in React but not in the DOM.
    if (!(event.target instanceof Node) || !event.currentTarget.contains(event.target)) return;
    if (ownsArrows(event.target) || move(event)) return;
    if (event.key === 'Enter' && active.row >= 0 && !isControl(event.target)) {
      choice.open(active.row);
    }
    if (isSelectable) choose(event);
  };

  return {
    onClick,
    onKeyDownCapture,
    onMouseDown: (event: MouseEvent) => {
      // Shift selects rows here, not text.
      if (isSelectable && event.shiftKey) event.preventDefault();
    },
    onFocus: (event: FocusEvent) => {
      const place = placeOf(event.target);
      if (place) setActive(place);
    },
  } as const;
}
