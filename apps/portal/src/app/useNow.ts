import { useEffect, useState } from 'react';

const REFRESH_MILLISECONDS = 60_000;

/** The time by which "today" and "this year" are decided; it moves on every minute. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), REFRESH_MILLISECONDS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
