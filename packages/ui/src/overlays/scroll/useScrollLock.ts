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
      // what the page gains without the scrollbar's place; the window's width does not always tell
      const width = root.getBoundingClientRect().width;
      root.style.setProperty('--fc-scrollbar', '0px');
      root.classList.add(locked);
      const gained = root.getBoundingClientRect().width - width;
      root.style.setProperty('--fc-scrollbar', `${gained}px`);
    }
    holders += 1;
    return () => {
      holders -= 1;
      if (holders === 0) root.classList.remove(locked);
    };
  }, [isOn]);
}
