'use client';
import { useEffect } from 'react';
import { followPrinting } from '../host/index.ts';
import './print.css.ts';

const THEME = 'data-theme';

/**
 * Makes pages printable: hides the menu, bar, filters, and buttons, and uses the light theme. Use
 * it once, inside the shell; its styles are in a separate file.
 */
export function usePrintable(): void {
  useEffect(() => {
    const root = document.documentElement;
    let kept: string | null | undefined;
    const begin = () => {
      kept = root.getAttribute(THEME);
      root.setAttribute(THEME, 'light');
    };
    const end = () => {
      if (kept === undefined) return;
      if (kept === null) root.removeAttribute(THEME);
      else root.setAttribute(THEME, kept);
      kept = undefined;
    };
    const stop = followPrinting(begin, end);
    return () => {
      end();
      stop();
    };
  }, []);
}
