import { useEffect, useRef, useState } from 'react';

const SEARCH_PAUSE_MS = 250;

/** What is typed shows at once; the address, and with it the list, follows when typing pauses. */
export function useSearchText(asked: string, onPause: (typed: string) => void) {
  const [typed, setTyped] = useState(asked);
  const [shown, setShown] = useState(asked);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  if (asked !== shown) {
    setShown(asked);
    setTyped(asked);
  }
  useEffect(() => () => clearTimeout(timer.current), []);
  const change = (value: string) => {
    setTyped(value);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => onPause(value.trim()), SEARCH_PAUSE_MS);
  };
  return { typed, change };
}
