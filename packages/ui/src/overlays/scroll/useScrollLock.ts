import { useEffect } from 'react';
import { locked } from './scroll.css.ts';

let holders = 0;

/**
 * Keeps the page from scrolling while `isOn`. A class does it, not an injected style element, so
 * that it works under a strict content security policy. [UI-11]
 */
export function useScrollLock(isOn: boolean): void {
  useEffect(() => {
    if (!isOn) return;
    holders += 1;
    document.documentElement.classList.add(locked);
    return () => {
      holders -= 1;
      if (holders === 0) document.documentElement.classList.remove(locked);
    };
  }, [isOn]);
}
