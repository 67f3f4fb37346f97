'use client';
import { useEffect, useEffectEvent } from 'react';

const isCommandK = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent) =>
  key.toLowerCase() === 'k' && (ctrlKey || metaKey) && !altKey && !shiftKey;

/** Handles Command+K and Ctrl+K wherever focus is, before any field receives the key. */
export function useCommandKey(onOpen: (() => void) | undefined): void {
  const handleKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (!onOpen || !isCommandK(event)) return;
    event.preventDefault();
    onOpen();
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => handleKeyDown(event);
    document.addEventListener('keydown', onKeyDown, { capture: true });
    return () => document.removeEventListener('keydown', onKeyDown, { capture: true });
  }, []);
}
