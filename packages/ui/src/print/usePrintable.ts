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
    let savedTheme: string | null | undefined;
    const applyLightTheme = () => {
      savedTheme = root.getAttribute(THEME);
      root.setAttribute(THEME, 'light');
    };
    const restoreTheme = () => {
      if (savedTheme === undefined) return;
      if (savedTheme === null) root.removeAttribute(THEME);
      else root.setAttribute(THEME, savedTheme);
      savedTheme = undefined;
    };
    const unsubscribe = followPrinting(applyLightTheme, restoreTheme);
    return () => {
      restoreTheme();
      unsubscribe();
    };
  }, []);
}
