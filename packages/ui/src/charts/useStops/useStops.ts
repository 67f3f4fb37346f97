'use client';
import { useRef, useState, type KeyboardEvent } from 'react';

const MOVES: Readonly<Record<string, (index: number, last: number) => number>> = {
  ArrowRight: (index, last) => Math.min(index + 1, last),
  ArrowLeft: (index) => Math.max(index - 1, 0),
  ArrowDown: (index, last) => Math.min(index + 1, last),
  ArrowUp: (index) => Math.max(index - 1, 0),
  Home: () => 0,
  End: (_index, last) => last,
};

interface StopsOptions {
  /** IDs of the marks, in order. */
  readonly ids: readonly string[];
  /** Index of the initial tab stop. */
  readonly start: number;
  /** Called with the mark that is focused or hovered, or `null`. */
  readonly onActive: (id: string | null) => void;
  readonly onOpen: ((id: string) => void) | undefined;
}

/**
 * Makes the marks of a chart a single tab stop that the arrow keys, Home, and End move. Spread
 * `group` on the element around the marks and `stop(index)` on each; Enter and Space open a mark.
 */
export function useStops({ ids, start, onActive, onOpen }: StopsOptions) {
  // `null` until the user moves the stop, so that it follows marks added later.
  const [stopIndex, setStopIndex] = useState<number | null>(null);
  const groupRef = useRef<SVGGElement>(null);
  const last = ids.length - 1;
  const current = Math.min(stopIndex ?? start, last);
  const open = (id: string | undefined) => id !== undefined && onOpen?.(id);
  const onKeyDown = (event: KeyboardEvent) => {
    // Leaves browser shortcuts alone: Alt+Left goes back.
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (onOpen && (event.key === 'Enter' || event.key === ' ')) {
      event.preventDefault();
      open(ids[current]);
    }
    const move = MOVES[event.key];
    if (!move) return;
    event.preventDefault();
    const next = move(current, last);
    setStopIndex(next);
    groupRef.current?.querySelector<SVGGElement>(`[data-stop="${next}"]`)?.focus();
  };
  const activate = (index: number) => onActive(ids[index] ?? null);
  const deactivate = () => onActive(null);
  const stop = (index: number) => ({
    role: onOpen ? 'button' : 'img',
    tabIndex: index === current ? 0 : -1,
    'data-stop': index,
    onFocus: () => {
      setStopIndex(index);
      activate(index);
    },
    onBlur: deactivate,
    onPointerEnter: () => activate(index),
    onClick: () => open(ids[index]),
  });
  return { group: { ref: groupRef, onKeyDown, onPointerLeave: deactivate }, stop };
}
