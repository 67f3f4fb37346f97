'use client';
import { useEffect } from 'react';

/** Opens on Command K or Control K, wherever focus is. */
export function useCommandKey(onOpen: () => void): void {
  useEffect(() => {
    const open = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.metaKey || event.ctrlKey)) return;
      if (event.altKey || event.shiftKey) return;
      event.preventDefault();
      onOpen();
    };
    document.addEventListener('keydown', open);
    return () => document.removeEventListener('keydown', open);
  }, [onOpen]);
}
