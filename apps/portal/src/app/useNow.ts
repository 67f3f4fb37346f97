import { useEffect, useState } from 'react';

const REFRESH_MILLISECONDS = 60_000;

/** The current time, for deciding "today" and "this year"; updates every minute. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), REFRESH_MILLISECONDS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
