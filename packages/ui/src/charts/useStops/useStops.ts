'use client';
import { useRef, useState, type KeyboardEvent } from 'react';

const MOVES: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowRight: (at, last) => Math.min(at + 1, last),
  ArrowLeft: (at) => Math.max(at - 1, 0),
  ArrowDown: (at, last) => Math.min(at + 1, last),
  ArrowUp: (at) => Math.max(at - 1, 0),
  Home: () => 0,
  End: (_at, last) => last,
};

interface StopsOptions {
  /** Of the marks, in their order. */
  readonly ids: readonly string[];
  /** Index of the mark that is the tab stop until someone moves it. */
  readonly start: number;
  /** The mark in focus or under the pointer. */
  readonly onActive: (id: string | null) => void;
  readonly onOpen: ((id: string) => void) | undefined;
}

/**
 * One tab stop for all marks of a chart; the arrow keys, Home, and End move it. `group` goes on the
 * element around the marks, `stop` on each of them; Enter and Space open the one in focus.
 */
export function useStops({ ids, start, onActive, onOpen }: StopsOptions) {
  // until someone moves it, the stop follows marks that come later
  const [at, setAt] = useState<number | null>(null);
  const groupRef = useRef<SVGGElement>(null);
  const last = ids.length - 1;
  const current = Math.min(at ?? start, last);
  const open = (id: string | undefined) => id !== undefined && onOpen?.(id);
  const onKeyDown = (event: KeyboardEvent) => {
    // With these, a key belongs to the browser: Alt and left arrow goes back.
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (onOpen && (event.key === 'Enter' || event.key === ' ')) {
      event.preventDefault();
      open(ids[current]);
    }
    const move = MOVES[event.key];
    if (!move) return;
    event.preventDefault();
    const next = move(current, last);
    setAt(next);
    groupRef.current?.querySelector<SVGGElement>(`[data-stop="${next}"]`)?.focus();
  };
  const activate = (index: number) => onActive(ids[index] ?? null);
  const leave = () => onActive(null);
  const stop = (index: number) => ({
    role: onOpen ? 'button' : 'img',
    tabIndex: index === current ? 0 : -1,
    'data-stop': index,
    onFocus: () => {
      setAt(index);
      activate(index);
    },
    onBlur: leave,
    onPointerEnter: () => activate(index),
    onClick: () => open(ids[index]),
  });
  return { group: { ref: groupRef, onKeyDown, onPointerLeave: leave }, stop };
}
