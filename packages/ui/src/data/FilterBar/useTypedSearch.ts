'use client';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';

/** Pause in typing after which the list updates, ms. */
export const PAUSE_MS = 250;

/**
 * A search field whose value is in the URL: the field updates immediately, and the URL once typing
 * pauses. A change of the URL from elsewhere (Back, a saved view) updates the field.
 *
 * Calls the latest `onPause`, not the one from the render in which the person typed, so that the
 * host can preserve changes made to the URL in the meantime, such as an opened row.
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
    // An update caused by typing must not undo later input or trim a trailing space.
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
