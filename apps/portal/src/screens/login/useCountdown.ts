import { useEffect, useState } from 'react';

/** Seconds left of `seconds` since `startedAt` (milliseconds since 1970; 0: not yet); 0 when it is over. */
export function useCountdown(startedAt: number, seconds: number): number {
  const [now, setNow] = useState(startedAt);
  const passed = Math.max(0, now - startedAt) / 1000;
  const left = startedAt === 0 ? 0 : Math.max(0, Math.ceil(seconds - passed));
  const isOver = left === 0;
  useEffect(() => {
    if (isOver) return;
    const timer = setInterval(() => setNow(Date.now()), 500);
    return () => clearInterval(timer);
  }, [isOver]);
  return left;
}
