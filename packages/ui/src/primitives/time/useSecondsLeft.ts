import { useEffect, useState } from 'react';

const TICK_MILLISECONDS = 250;

/**
 * Whole seconds until `endsAt` (milliseconds of `now`), counted up to the next; 0 once it has passed.
 * `onEnd` is called once. It goes by the clock, not by its ticks, so that a tab that slept ends at
 * once when it wakes.
 */
export function useSecondsLeft(
  endsAt: number,
  onEnd: () => void,
  now: () => number = Date.now,
): number {
  const [at, setAt] = useState(0);
  useEffect(() => {
    const tick = () => {
      const current = now();
      setAt(current);
      if (current < endsAt) return;
      clearInterval(timer);
      onEnd();
    };
    const timer = setInterval(tick, TICK_MILLISECONDS);
    tick();
    return () => clearInterval(timer);
  }, [endsAt, onEnd, now]);
  return at === 0 ? 0 : Math.max(0, Math.ceil((endsAt - at) / 1000));
}
