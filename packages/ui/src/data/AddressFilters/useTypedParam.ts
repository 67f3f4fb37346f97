import { useEffect, useRef, useState } from 'react';

/** Typing pauses this long before the list follows, ms. */
const PAUSE_MS = 250;

/**
 * What is typed shows at once; the address follows when typing pauses. A change of the address
 * from elsewhere (back, a saved view) shows in the field.
 */
export function useTypedParam(inAddress: string, onPause: (typed: string) => void) {
  const [typed, setTyped] = useState(inAddress);
  const [seen, setSeen] = useState(inAddress);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  if (inAddress !== seen) {
    setSeen(inAddress);
    setTyped(inAddress);
  }
  useEffect(() => () => clearTimeout(timer.current), []);
  const change = (value: string) => {
    setTyped(value);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => onPause(value.trim()), PAUSE_MS);
  };
  return [typed, change] as const;
}
