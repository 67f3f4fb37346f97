'use client';
import { useLayoutEffect } from 'react';

/** Tells the host when a form begins or ends to hold something that is not saved. [UI-19] */
export function useDirty(
  isDirty: boolean,
  onDirty: ((isDirty: boolean) => void) | undefined,
): void {
  useLayoutEffect(() => onDirty?.(isDirty), [isDirty, onDirty]);
}
