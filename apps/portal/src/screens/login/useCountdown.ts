import { useEffect, useState } from 'react';
import { VERIFICATION_CODE_RESEND_SECONDS } from '@forecourt/validation';

/** Seconds until a code can be resent; `sentAt` is in epoch milliseconds, or 0 if none was sent. */
export function useCountdown(sentAt: number): number {
  const [now, setNow] = useState(sentAt);
  const elapsedSeconds = Math.max(0, now - sentAt) / 1000;
  const secondsLeft =
    sentAt === 0 ? 0 : Math.max(0, Math.ceil(VERIFICATION_CODE_RESEND_SECONDS - elapsedSeconds));
  const isOver = secondsLeft === 0;
  useEffect(() => {
    if (isOver) return;
    const timer = setInterval(() => setNow(Date.now()), 500);
    return () => clearInterval(timer);
  }, [isOver]);
  return secondsLeft;
}
