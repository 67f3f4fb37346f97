import { useEffect, useState } from 'react';

const TICK_MILLISECONDS = 250;

/**
 * Seconds until `endsAt` (a timestamp in ms, comparable with `now`), rounded up; 0 once it has
 * passed, and while it is `null`. Calls `onEnd` once. Reads the clock rather than counting ticks, so
 * that a tab that was suspended ends immediately on waking.
 */
export function useSecondsLeft(
  endsAt: number | null,
  onEnd: () => void,
  now: () => number = Date.now,
): number {
  const [at, setAt] = useState(0);
  useEffect(() => {
    if (endsAt === null) return;
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
  return at === 0 || endsAt === null ? 0 : Math.max(0, Math.ceil((endsAt - at) / 1000));
}
