'use client';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';

/** Typing pauses this long before the list updates, ms. */
export const PAUSE_MS = 250;

/**
 * The search of a list that the URL holds: typing shows at once, and the URL follows when typing
 * pauses. A change of the URL from elsewhere (Back, a saved view) shows in the field.
 *
 * `onPause` is the one from the last render, not from the one in which the letter was typed: by
 * then the URL has any row that was opened in the meantime, and the host leaves it there.
 */
export function useTypedSearch(inAddress: string, onPause: (typed: string) => void) {
  const [typed, setTyped] = useState(inAddress);
  const [seen, setSeen] = useState(inAddress);
  const [told, setTold] = useState<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const latest = useRef({ typed, onPause });
  useLayoutEffect(() => {
    latest.current = { typed, onPause };
  });
  useEffect(() => () => clearTimeout(timer.current), []);
  if (inAddress !== seen) {
    setSeen(inAddress);
    setTold(null);
    // The address that follows takes back neither what was typed since nor a space at its end.
    if (inAddress !== told) setTyped(inAddress);
  }
  const pause = (value: string) => {
    const now = latest.current;
    if (now.typed !== value) return;
    setTold(value.trim());
    now.onPause(value.trim());
  };
  const change = (value: string) => {
    setTyped(value);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => pause(value), PAUSE_MS);
  };
  return [typed, change] as const;
}
