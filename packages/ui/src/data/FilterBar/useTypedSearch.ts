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
export function useTypedSearch(urlValue: string, onPause: (typed: string) => void) {
  const [typed, setTyped] = useState(urlValue);
  const [lastUrlValue, setLastUrlValue] = useState(urlValue);
  const [reportedValue, setReportedValue] = useState<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const latest = useRef({ typed, onPause });
  useLayoutEffect(() => {
    latest.current = { typed, onPause };
  });
  useEffect(() => () => clearTimeout(timer.current), []);
  if (urlValue !== lastUrlValue) {
    setLastUrlValue(urlValue);
    setReportedValue(null);
    // An update caused by typing must not undo later input or trim a trailing space.
    if (urlValue !== reportedValue) setTyped(urlValue);
  }
  const reportValue = (value: string) => {
    const current = latest.current;
    if (current.typed !== value) return;
    setReportedValue(value.trim());
    current.onPause(value.trim());
  };
  const handleChange = (value: string) => {
    setTyped(value);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => reportValue(value), PAUSE_MS);
  };
  return [typed, handleChange] as const;
}
