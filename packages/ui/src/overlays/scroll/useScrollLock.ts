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
    const root = document.documentElement;
    if (holders === 0) {
      root.style.setProperty('--fc-scrollbar', `${window.innerWidth - root.clientWidth}px`);
    }
    holders += 1;
    root.classList.add(locked);
    return () => {
      holders -= 1;
      if (holders === 0) root.classList.remove(locked);
    };
  }, [isOn]);
}
