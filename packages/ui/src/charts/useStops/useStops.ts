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

/**
 * One tab stop for all marks of a chart; the arrow keys, Home and End move it. Each mark has
 * `data-stop` with its place; Enter and Space open the one in focus.
 */
export function useStops(count: number, start: number, onOpen?: (at: number) => void) {
  const [stop, setStop] = useState(start);
  const groupRef = useRef<SVGGElement>(null);
  const last = count - 1;
  const current = Math.min(stop, last);
  const onKeyDown = (event: KeyboardEvent) => {
    if (onOpen && (event.key === 'Enter' || event.key === ' ')) {
      event.preventDefault();
      onOpen(current);
    }
    const move = MOVES[event.key];
    if (!move) return;
    event.preventDefault();
    const next = move(current, last);
    setStop(next);
    groupRef.current?.querySelector<SVGGElement>(`[data-stop="${next}"]`)?.focus();
  };
  return { current, setStop, groupRef, onKeyDown };
}
