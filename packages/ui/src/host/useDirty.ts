'use client';
import { useLayoutEffect } from 'react';

/** Notifies the host when a form becomes dirty or clean. [UI-19] */
export function useDirty(
  isDirty: boolean,
  onDirty: ((isDirty: boolean) => void) | undefined,
): void {
  useLayoutEffect(() => onDirty?.(isDirty), [isDirty, onDirty]);
}
