'use client';
import { useEffect } from 'react';
import { followPrinting } from '../host/index.ts';
import './print.css.ts';

const THEME = 'data-theme';

/**
 * Lets pages be printed: without menu, bar, filters and buttons, and in the light theme whatever is
 * on the screen. Use it once, within the frame; its styles come with its own file.
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
